// English of what `admin/pages` says.

export const adminPagesEnglish = {}
