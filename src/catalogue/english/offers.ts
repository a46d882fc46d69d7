// English of what `offers` says.

export const offersEnglish = {}
