import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { TeamRole } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { CodeInput } from '../../components/forms/code-input'
import { PasswordField } from '../../components/forms/password-field'
import { TextField } from '../../components/forms/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useFaultTexts } from '../problem-text'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { officeWords } from '../../words/generated/office'
import { officeWelcomeWords } from '../../words/generated/office-welcome'
import { QrPicture } from './QrPicture'

interface AuthenticatorProps {
  /** The secret in base 32. */
  secret: string
  /** The secret as an `otpauth:` URI. */
  uri: string
}

/** The setup of an authenticator app: a QR code to scan, a key to type, or a link for an app on this device. */
function Authenticator({ secret, uri }: AuthenticatorProps) {
  const t = useWords(officeWelcomeWords)
  return (
    <section
      aria-label={t('welcome.authenticator')}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 className="text-base leading-6">{t('welcome.authenticator')}</h2>
      <p className="text-xs text-ink-muted">{t('welcome.authenticatorText')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrPicture text={uri} label={t('welcome.picture')} />
        <div className="grid min-w-40 flex-1 gap-3">
          <p className="grid gap-0.5 text-xs">
            <span className="text-ink-muted">{t('welcome.key')}</span>
            <b className="num text-sm tracking-caps wrap-anywhere select-all">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </b>
          </p>
          <p className="text-xs">
            <a href={uri} className="text-link underline">
              {t('welcome.open')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The content of an invitation. */
export interface InvitationDetails {
  /** Name and e-mail are `null` for the shop's first owner, who enters them. */
  name: string | null
  email: string | null
  role: TeamRole
  authenticator: AuthenticatorProps
}

/** The input of the form. */
export interface WelcomeEntry {
  name: string
  email: string
  password: string
  code: string
}

export interface WelcomeFormProps {
  invitation: InvitationDetails
  busy: boolean
  /** Text of the refusal; `null` otherwise. */
  problem: string | null
  faults: Partial<Record<keyof WelcomeEntry, Reason>>
  onAccept: (event: WelcomeEntry) => void
}

/** The form to accept an invitation: choosing a password and setting up an authenticator. */
export function WelcomeForm({ invitation, busy, problem, faults, onAccept }: WelcomeFormProps) {
  const t = useWords(officeWelcomeWords)
  const office = useWords(officeWords)
  const errors = useFaultTexts(faults)
  const [entry, setEntry] = useState<WelcomeEntry>({ name: '', email: '', password: '', code: '' })
  const [isIncomplete, setIsIncomplete] = useState(false)
  const isFirstOwner = invitation.email === null
  const field = (name: keyof WelcomeEntry) => ({
    name,
    value: entry[name],
    error: busy ? undefined : errors[name],
    need: 'required' as const,
    maxLength: 60,
    onChange: ({ value }: { value: string }) => setEntry((before) => ({ ...before, [name]: value })),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const requiredFields = isFirstOwner ? entry : { password: entry.password, code: entry.code }
    const isComplete = Object.values(requiredFields).every((text) => trimText(text) !== '')
    setIsIncomplete(!isComplete)
    if (isComplete && !busy) onAccept(entry)
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p>
        {isFirstOwner
          ? t('welcome.first')
          : t('welcome.invited', {
              name: invitation.name ?? '',
              email: invitation.email ?? '',
              role: office(`role.${invitation.role}`),
            })}
      </p>
      {isFirstOwner && (
        <>
          <TextField label={t('welcome.name')} autoComplete="name" {...field('name')} />
          <TextField
            label={t('welcome.email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            {...field('email')}
          />
        </>
      )}
      <PasswordField
        label={t('welcome.password')}
        hint={t('welcome.passwordHint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <Authenticator {...invitation.authenticator} />
      <CodeInput
        label={t('welcome.code')}
        error={busy ? undefined : errors.code}
        length={6}
        name="code"
        value={entry.code}
        onChange={({ value }) => setEntry((before) => ({ ...before, code: value }))}
      />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('welcome.busy')}>
        {t('welcome.submit')}
      </Button>
      <FormProblem text={isIncomplete ? t('welcome.incomplete') : busy ? null : problem} />
    </form>
  )
}
