import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A received e-mail. */
export interface ReceivedMail {
  /** The envelope's recipients. */
  recipients: string[]
  /** Decoded values by name in lower case; repeated headers have several. */
  headers: Map<string, string[]>
  text: string
  html: string
}

/** An SMTP server that records e-mails. */
export interface MailServer {
  /** URL of the server, with credentials if it requires them. */
  url: string
  received: ReceivedMail[]
  /** Refuses recipients with this reply; `undefined` accepts them again. */
  refuse(answer: string | undefined): void
  /** Blocks e-mails until the returned function is called. */
  pause(): () => void
  /** Resolves when the next e-mail starts to arrive. */
  firstData(): Promise<void>
  /** Resolves when this many e-mails have arrived. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16))
  })
  return Buffer.from(bytes, 'latin1').toString()
}

function decodeHeader(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) => {
    const isBase64 = kind.toLowerCase() === 'b'
    return isBase64 ? Buffer.from(content, 'base64').toString() : decodeQuoted(content.replace(/_/g, ' '))
  })
}

/** Splits a message or a part of it into headers and body. */
function split(part: string): { headers: Map<string, string[]>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const headers = new Map<string, string[]>()
  for (const line of part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), decodeHeader(line.slice(colon + 1).trim())])
  }
  return { headers, body: part.slice(end + 4) }
}

function decodeContent(encoding: string | undefined, content: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(content) : content
}

function decodeBody({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers.get('content-transfer-encoding')?.[0]?.toLowerCase()
  return decodeContent(encoding, body).replace(/\r\n/g, '\n')
}

function parse(raw: string, recipients: string[]): ReceivedMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type')?.[0] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n|\r\n$/g, '')))
  const bodyOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.[0]?.startsWith(type))
    return part ? decodeBody(part) : ''
  }
  return { recipients, headers, text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

/**
 * Starts a mail server on a free port.
 * @param credentials required credentials; other ones are refused and repeated in the reply
 */
export async function openMailServer(credentials?: { user: string; password: string }): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const emitter = new EventEmitter()
  let refusal: string | undefined
  let gate = Promise.resolve()
  const server = new SMTPServer({
    authOptional: credentials === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, _session, answer) {
      const isAuthenticated = username === credentials?.user && password === credentials?.password
      answer(isAuthenticated ? null : new Error(`Not ${username} with ${password}`), { user: username })
    },
    onRcptTo(_address, _session, answer) {
      answer(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode: 450 }))
    },
    onData(stream, session, answer) {
      emitter.emit('data')
      const receive = async () => {
        const raw = (await buffer(stream)).toString()
        await gate
        received.push(
          parse(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        answer(null)
        for (const { count, resolve } of waiting) if (received.length >= count) resolve()
      }
      receive().catch(answer)
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const login = credentials ? [credentials.user, credentials.password].map(encodeURIComponent).join(':') + '@' : ''
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    refuse: (answer) => void (refusal = answer),
    pause() {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
    firstData: async () => void (await once(emitter, 'data')),
    until: (count) =>
      received.length >= count ? Promise.resolve() : new Promise((resolve) => void waiting.push({ count, resolve })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
