// English of what `platform` says.

export const platformEnglish = {}
