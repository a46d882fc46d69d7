// English of what `payments` says.

export const paymentsEnglish = {}
