import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { TextArea } from '../../components/text-area'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { fieldWords } from '../registration-steps'

/** What somebody tells who asks for access in a few words. */
export interface AccessRequestValues {
  companyName: string
  fullName: string
  email: string
  phone: string
  message: string
}

/** A field that is wrong; `refused` is the store's judgement. */
export interface AccessRequestFault {
  field: keyof AccessRequestValues
  kind: 'empty' | 'refused'
}

/** Props of {@link AccessRequestForm}. */
export interface AccessRequestFormProps {
  /** How many characters each field takes, from the contract. */
  limits: Readonly<Record<keyof AccessRequestValues, number>>
  /** It is being sent; the form sends nothing else until it is over. */
  busy: boolean
  /** Why it was not taken, in words; nothing is lost of what was typed. */
  error?: string
  /** What was wrong with what was sent last; `null` where nothing was. A new one each time. */
  fault: AccessRequestFault | null
  /** It shall be sent; `fault` or `error` say why not. */
  onSend: (values: AccessRequestValues) => void
}

const nothing: AccessRequestValues = { companyName: '', fullName: '', email: '', phone: '', message: '' }

/** The short form beside the application: who somebody is, and how to reach them. */
export function AccessRequestForm({ limits, busy, error, fault, onSend }: AccessRequestFormProps) {
  const t = useWords(registrationWords)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(nothing)
  const [edited, setEdited] = useState<AccessRequestFault | null>(null)
  const shown = fault === edited ? null : fault

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

  function field(name: keyof AccessRequestValues, need: 'required' | 'optional') {
    const isWrong = shown?.field === name && !busy
    const sentence = shown?.kind === 'empty' ? 'empty' : 'wrong'
    return {
      name,
      need,
      label: name === 'message' ? t('request.message') : t(`label.${name}`),
      maxLength: limits[name],
      value: values[name],
      error: isWrong ? t(sentence, { field: fieldWords(name) }) : undefined,
      onChange: ({ value }: { value: string }) => {
        setValues((current) => ({ ...current, [name]: value }))
        if (fault?.field === name) setEdited(fault)
      },
    }
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      {error !== undefined && !busy && (
        <BannerMessage tone="critical" announce="assertive">
          <span className="wrap-anywhere">{error}</span>
        </BannerMessage>
      )}
      <TextField {...field('companyName', 'required')} autoComplete="organization" />
      <TextField {...field('fullName', 'required')} autoComplete="name" />
      <TextField {...field('email', 'required')} type="email" autoCapitalize="none" autoComplete="email" />
      <TextField {...field('phone', 'optional')} type="tel" autoComplete="tel" />
      <TextArea {...field('message', 'optional')} />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('request.submitting')}>
        {t('request.submit')}
      </Button>
    </form>
  )
}
