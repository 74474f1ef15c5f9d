import { phoneHref, useBrand } from '../components/content/brand'
import { Link } from '../components/actions/link'

/** It encloses what becomes a link; no text has it. */
const mark = '\n'
const marked = (text: string | null) => mark + text + mark

export interface ContactSentenceProps {
  /** Formats the sentence. `ways` chooses what it names: `phone`, `mail`, `phonemail`, or nothing. */
  text: (contact: { ways: string; phone: string; email: string }) => string
}

/** A sentence in which the shop's phone number and e-mail address are links. */
export function ContactSentence({ text }: ContactSentenceProps) {
  const { phone, email } = useBrand().contact
  const ways = (phone ? 'phone' : '') + (email ? 'mail' : '')
  return text({ ways, phone: marked(phone), email: marked(email) })
    .split(mark)
    .map((part, index) =>
      index % 2 ? (
        <Link key={index} href={part === phone ? phoneHref(part) : `mailto:${part}`}>
          {part}
        </Link>
      ) : (
        part
      ),
    )
}
