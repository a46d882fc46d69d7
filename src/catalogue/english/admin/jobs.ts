// The recurring jobs of the site, as operators read their names.

export const jobsEnglish = {
  'jobs.endedHolds': 'Expired holds',
  'jobs.endedRequests': 'Expired requests',
  'jobs.endedChanges': 'Expired booking changes',
  'jobs.endedEnquiries': 'Expired enquiries',
  'jobs.visitsBegin': 'Check-ins',
  'jobs.arrivalMails': 'Emails before arrivals',
  'jobs.visitsEnd': 'Check-outs',
  'jobs.unpaidBookings': 'Unpaid bookings',
  'jobs.abandonedPayments': 'Abandoned payments',
  'jobs.paymentsCompared': 'Payment status checks',
  'jobs.charges': 'Scheduled card charges',
  'jobs.needlessCards': 'Stored cards no longer needed',
  'jobs.deposits': 'Damage deposits',
  'jobs.papers': 'Invoices and credit notes',
  'jobs.booksCompared': 'Nightly reconciliation',
  'jobs.reminders': 'Payment reminders',
  'jobs.mails': 'Emails',
  'jobs.texts': 'Text messages',
  'jobs.reviews': 'Reviews to publish',
  'jobs.seenCounts': 'Visitor statistics',
  'jobs.answerTimes': 'Answer times of hosts',
  'jobs.homesRead': 'Search index',
  'jobs.calendars': 'Calendar imports',
  'jobs.conflicts': 'Double bookings with other sites',
  'jobs.exchangeRates': 'Exchange rates',
  'jobs.backups': 'Backups',
  'jobs.removal': 'Data clean-up',

  'backups.title': 'Backups',
  'backups.none': 'No backups are scheduled. Once BACKUP_TO names a folder or a bucket, the site makes them itself.',
  // {place} is a path of the server or the address of a bucket.
  'backups.schedule':
    '{hours, plural, one {Every hour} other {Every # hours}} to {place}. {keep, plural, one {The newest one is kept.} other {The newest # are kept.}}',
  'backups.nextAt': 'Next one: {moment}.',
  'backups.dueNow': 'The next one is due now.',
  'backups.noneYet': 'None has been made yet.',
  'backups.made': '<time>{moment}</time> ({age}), {size}',
  'backups.underWay': 'Under way since <time>{moment}</time>',
  // {fault} is a code such as ENOSPC, which the log explains.
  'backups.failed': '<time>{moment}</time>: failed ({fault})',
  'backups.notOurs': 'From an earlier place or another database. The site never removes it.',
  'backups.minutesAgo': '{minutes, plural, =0 {just now} one {# minute ago} other {# minutes ago}}',
  'backups.hoursAgo': '{hours, plural, one {# hour ago} other {# hours ago}}',
  'backups.daysAgo': '{days, plural, one {# day ago} other {# days ago}}',

  'troubles.mailsWait': '{mails, plural, one {# email is held up} other {# emails are held up}}',
  'troubles.mailsWaitHow':
    'The mail server doesn’t accept mail, or can’t be reached. The outbox shows what it answered; check the server and SMTP_URL. The site keeps trying for two days.',
  'troubles.seeBackups': 'See the backups',
  'troubles.backupFailed': 'The last backup failed',
  'troubles.backupFailedHow':
    'The list of backups shows the error code, the log has the details. The site tries again every hour.',
  'troubles.backupOld': 'The newest backup is old',
  'troubles.backupOldHow': 'At least two backups are missing. Check in the log whether backups still begin and end.',
  'troubles.diskNearlyFull': 'The disk is almost full',
  // {folder} is a path on the server.
  'troubles.diskNearlyFullHow':
    '{free} of {size} left at {folder}. Free up space or enlarge the disk: once it is full, no booking and no picture can be saved.',
  'troubles.secondKey': 'Two identity keys are in use',
  'troubles.secondKeyHow':
    'Give every process the same IDENTITY_KEY or the same DATA_DIR and restart it. Otherwise second factors and calendar addresses can’t be read everywhere. If an earlier key is lost, this notice disappears within 32 days.',
} as const
