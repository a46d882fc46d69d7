// The backups of the schedule as the page shows them.

export type BackupLine = {
  readonly id: string
  /** With the moment in <time>. */
  readonly said: string
  /** An instant in ISO 8601. */
  readonly begunAt: string
  readonly hasFailed: boolean
  /** Whether the site removes it once there are newer ones enough. */
  readonly isKept: boolean
}

export type BackupsView = {
  /** In sentences; undefined where none are scheduled. */
  readonly schedule: readonly string[] | undefined
  /** The newest first. */
  readonly lines: readonly BackupLine[]
}
