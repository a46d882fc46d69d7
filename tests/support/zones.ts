// The time zones of the process in which everything about days must say the same.

/** Plain, far ahead, far behind, and one whose clock changes by half an hour. */
export const zones = ['UTC', 'Pacific/Auckland', 'America/New_York', 'Australia/Lord_Howe'] as const
