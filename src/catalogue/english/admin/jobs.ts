// English of what `jobs` says.

export const jobsEnglish = {}
