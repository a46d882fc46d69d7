// English of what `admin/calendar` says.

export const adminCalendarEnglish = {}
