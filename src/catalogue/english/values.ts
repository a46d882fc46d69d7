// English of what `values` says.

export const valuesEnglish = {}
