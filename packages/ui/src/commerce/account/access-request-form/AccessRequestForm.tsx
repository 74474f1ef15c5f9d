import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import type {
  AccessRequestDraft,
  AccessRequestFault,
  AccessRequestField,
  AccessRequestView,
} from '@skafferi/domain/shop/registration/views'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../components/actions/button'
import { NewTabLink } from '../../../components/actions/link'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { TextArea } from '../../../components/forms/text-area'
import { TextField } from '../../../components/forms/text-field'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { useShopPaths } from '../../service/shop-paths'
import { readableFieldName } from '../registration-steps'

export interface AccessRequestFormProps extends Pick<AccessRequestView, 'limits' | 'busy' | 'fault'> {
  /** Input that was typed before and not sent; it is stored until the request is received. */
  draft: FormDraft<AccessRequestDraft>
  /** Error message if the request was refused; the input stays. */
  error?: string
  /** Sends the request; `fault` or `error` explain a refusal. */
  onSend: (values: AccessRequestDraft) => void
}

const emptyRequest: AccessRequestDraft = { companyName: '', fullName: '', email: '', phone: '', message: '' }

const faultWords = { empty: 'empty', too_long: 'tooLong', format: 'format', refused: 'wrong' } as const

/** The short alternative to the application: name, company and contact. */
export function AccessRequestForm({ draft, limits, busy, error, fault, onSend }: AccessRequestFormProps) {
  const t = useWords(registrationWords)
  const paths = useShopPaths()
  const form = useRef<HTMLFormElement>(null)
  const { storedValues, restored, clearRestored } = useRestoredDraft(draft)
  const [values, setValues] = useState(storedValues ?? emptyRequest)
  usePersistedDraft(draft, Object.values(values).some((text) => text !== '') ? values : null)
  const [edited, setEdited] = useState<AccessRequestFault | null>(null)
  const visibleFault = fault === edited ? null : fault

  const focusFault = useEffectEvent(() => {
    const control = fault && form.current?.elements.namedItem(fault.field)
    if (control instanceof HTMLElement) control.focus()
  })
  useEffect(() => {
    if (fault !== null && !busy) focusFault()
  }, [fault, busy])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSend(values)
  }

  function textOf(name: AccessRequestField, kind: AccessRequestFault['kind']): string {
    if (kind === 'format' && (name === 'email' || name === 'phone')) return t(`format.${name}`)
    return t(faultWords[kind], { field: readableFieldName(name) })
  }

  function field(name: AccessRequestField, need: 'required' | 'optional') {
    const isInvalid = visibleFault?.field === name && !busy
    return {
      name,
      need,
      label: name === 'message' ? t('request.message') : t(`label.${name}`),
      maxLength: limits[name],
      value: values[name],
      error: isInvalid ? textOf(name, visibleFault.kind) : undefined,
      onChange: ({ value }: { value: string }) => {
        setValues((current) => ({ ...current, [name]: value }))
        if (fault?.field === name) setEdited(fault)
      },
    }
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      {restored && (
        <DraftNotice
          onStartOver={() => {
            setValues(emptyRequest)
            setEdited(fault)
            clearRestored()
          }}
        />
      )}
      <TextField {...field('companyName', 'required')} autoComplete="organization" />
      <TextField {...field('fullName', 'required')} autoComplete="name" />
      <TextField {...field('email', 'required')} type="email" autoCapitalize="none" autoComplete="email" />
      <TextField {...field('phone', 'optional')} type="tel" autoComplete="tel" />
      <TextArea {...field('message', 'optional')} />
      <p className="text-xs text-ink-muted">
        {t('request.privacy')} <NewTabLink href={paths.privacy}>{t('request.privacyLink')}</NewTabLink>
      </p>
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('request.submitting')}>
        {t('request.submit')}
      </Button>
      <FormProblem text={busy ? undefined : error} />
    </form>
  )
}
