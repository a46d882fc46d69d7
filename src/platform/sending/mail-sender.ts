// Mail settings: the mail server's, parsed from its URL, and the sender.

type MailSettings = {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly SITE_NAME: string
  readonly SITE_CONTACT: string
}

type Sender = { readonly name: string; readonly address: string }

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** MAIL_FROM as `Name <address>` or an address alone; without it the site's name and contact. */
export function senderOf({ MAIL_FROM, SITE_NAME, SITE_CONTACT }: MailSettings): Sender {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(MAIL_FROM ?? '') ?? []
  return { name: name || SITE_NAME, address: address ?? (MAIL_FROM?.trim() || SITE_CONTACT) }
}

/** One message id for all attempts, so that a duplicate can be recognised. */
export function messageIdOf(mark: string, { address }: Sender): string {
  return `<${mark}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/** Whether the connection must be encrypted: mails carry codes and links that sign people in, wherever they go beyond this machine. */
export function mustEncrypt(smtpUrl: string): boolean {
  return !loopback.test(new URL(smtpUrl).hostname)
}
