import type { ContactField, ContactMessage, ContactValues } from '@skafferi/domain/shop/content/views'
import { useMemo, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button } from '../../../components/actions/button'
import { NewTabLink } from '../../../components/actions/link'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { usePersistedDraft } from '../../../internal/form-draft'
import { FormProblem } from '../../../internal/form-problem'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { contactWords } from '../../../words/generated/contact'
import { useAccountProblemText } from '../../account/account-problem-text'
import { useShopPaths } from '../shop-paths'
import { ContactFields, contactFields } from './ContactFields'

/** An empty message. */
const emptyContact: ContactValues = { name: '', email: '', company: '', phone: '', subject: '', message: '' }

export interface ContactFormProps extends ContactMessage {
  /** Name and e-mail of a signed-in customer. They may be loaded later; input is kept. */
  initial?: Partial<ContactValues>
  /** Maximum length of each field. */
  limits: Record<ContactField, number>
}

/** A message to the shop. The first invalid field is focused; the input stays until the message is sent. */
export function ContactForm({ initial, draft, limits, faults, sending, problem, onSend }: ContactFormProps) {
  const t = useWords(contactWords)
  const paths = useShopPaths()
  const problemText = useAccountProblemText()
  const { form, handleRefusal } = useFocusFirstFault(contactFields, faults)
  // The page is prerendered: restored input is available after hydration.
  const storedValues = useMemo(() => draft.read(), [draft])
  const [typed, setTyped] = useState<Partial<ContactValues> | null>(null)
  const edits = typed ?? storedValues
  const [restored, setRestored] = useState(true)
  usePersistedDraft(draft, edits !== null && Object.keys(edits).length > 0 ? edits : null)
  const values = { ...emptyContact, ...initial, ...edits }
  const [edited, setEdited] = useState<ReadonlySet<ContactField>>(new Set())
  const [sent, setSent] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setEdited(new Set())
    setSent(false)
    if (await onSend({ values })) {
      reset()
      setSent(true)
    } else {
      handleRefusal()
    }
  }

  function reset() {
    setTyped({})
    setEdited(new Set(contactFields))
    setRestored(false)
  }

  function edit({ field, value }: { field: ContactField; value: string }) {
    setTyped({ ...edits, [field]: value })
    setEdited(new Set([...edited, field]))
  }

  const visibleFaults = Object.fromEntries(
    Object.entries(faults).filter(([field]) => !edited.has(field as ContactField)),
  )
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {storedValues !== null && restored && <DraftNotice onStartOver={reset} />}
      <ContactFields values={values} faults={visibleFaults} limits={limits} onChange={edit} />
      <p className="text-xs text-ink-muted">
        {t('privacy')} <NewTabLink href={paths.privacy}>{t('privacy.link')}</NewTabLink>
      </p>
      <div className="grid justify-items-start max-md:justify-items-stretch">
        <Button type="submit" busy={sending} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
      <FormProblem text={problem && problemText(problem)} />
      <div role="status">{sent && <BannerMessage tone="positive">{t('sent')}</BannerMessage>}</div>
    </form>
  )
}
