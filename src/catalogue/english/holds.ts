// English of what `holds` says.

export const holdsEnglish = {}
