// English of what `admin/payments` says.

export const adminPaymentsEnglish = {}
