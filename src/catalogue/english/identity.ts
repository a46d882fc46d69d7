// English of what `identity` says.

export const identityEnglish = {}
