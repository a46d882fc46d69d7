// A real SMTP server on a loopback port, which takes mails, or answers whatever a test wants.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly mail: Email }

export type MailServer = {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Fulfilled when `count` mails have arrived. */
  readonly arrived: (count: number) => Promise<void>
  /** Called with every mail whole, before it is accepted: `{ code: 550 }` refuses it. */
  answer: (mail: Email) => Promise<{ readonly code: number; readonly message: string } | undefined>
  readonly close: () => Promise<void>
}

export type MailServerOptions = {
  /** Who may send; without it anybody may. */
  readonly user?: { readonly name: string; readonly password: string }
  readonly port?: number
}

export async function startMailServer({ user, port = 0 }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting: { readonly count: number; readonly tell: () => void }[] = []
  const server = new SMTPServer({
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !user,
    onAuth: ({ username, password }, _session, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const mail = await PostalMime.parse(Buffer.concat(chunks))
      const refusal = await mailServer.answer(mail)
      if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail })
      for (const { count, tell } of waiting) if (received.length >= count) tell()
      done()
    },
  })
  // A connection that a killed sender leaves behind is no fault of the server's.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address() as AddressInfo
  const who = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
  const mailServer: MailServer = {
    url: `smtp://${who}127.0.0.1:${address.port}`,
    received,
    arrived: async count => {
      if (received.length >= count) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ count, tell: resolve })
      await promise
    },
    answer: async () => undefined,
    close: () => new Promise(done => server.close(done)),
  }
  return mailServer
}
