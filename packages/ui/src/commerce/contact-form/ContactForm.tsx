import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { contactWords } from '../../words/generated/contact'
import { useAccountProblemText, type AccountAction } from '../account-problem-text'
import type { Problem } from '../problem-text'
import { contactFields, emptyContact, type ContactFaults, type ContactField, type ContactValues } from './contact'
import { ContactFields } from './ContactFields'

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** What is known of the writer: name and e-mail of a customer. It may come late; what was typed stays. */
  initial?: Partial<ContactValues>
  /** The most characters each field takes. */
  limits: Record<ContactField, number>
  /** What was wrong with the message that was sent last. */
  faults: ContactFaults
  /** It is being sent. */
  sending: boolean
  /** Why it was not sent; stands above the button with all that was typed. */
  problem: Problem<AccountAction> | null
  /** The message shall be sent. Resolves to whether it was; `faults` or `problem` say why not. */
  onSend: (event: { values: ContactValues }) => Promise<boolean>
}

/**
 * A message to the shop. The first wrong field takes the focus; what was typed stays until the message has arrived.
 */
export function ContactForm({ initial, limits, faults, sending, problem, onSend }: ContactFormProps) {
  const t = useWords(contactWords)
  const problemText = useAccountProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<ContactValues>>({})
  const values = { ...emptyContact, ...initial, ...edits }
  const [mended, setMended] = useState<ReadonlySet<ContactField>>(new Set())
  const [sent, setSent] = useState(false)
  const [refusals, setRefusals] = useState(0)

  const focusFirstFault = useEffectEvent(() => {
    const wrong = contactFields.find((field) => faults[field] !== undefined)
    const control = wrong && form.current?.elements.namedItem(wrong)
    if (control instanceof HTMLElement) control.focus()
  })
  useEffect(() => {
    if (refusals > 0) focusFirstFault()
  }, [refusals])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setMended(new Set())
    setSent(false)
    if (await onSend({ values })) {
      setEdits({})
      setSent(true)
    } else {
      setRefusals((count) => count + 1)
    }
  }

  function edit({ field, value }: { field: ContactField; value: string }) {
    setEdits({ ...edits, [field]: value })
    setMended(new Set([...mended, field]))
  }

  const shown = Object.fromEntries(Object.entries(faults).filter(([field]) => !mended.has(field as ContactField)))
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <ContactFields values={values} faults={shown} limits={limits} onChange={edit} />
      {problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(problem)}
        </BannerMessage>
      )}
      <div role="status">{sent && <BannerMessage tone="positive">{t('sent')}</BannerMessage>}</div>
      <div className="grid justify-items-start max-md:justify-items-stretch">
        <Button type="submit" busy={sending} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
