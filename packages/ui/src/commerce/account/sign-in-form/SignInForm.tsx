import type { Credentials } from '@skafferi/domain/shop/session/views'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../components/actions/button'
import { Checkbox } from '../../../components/forms/checkbox'
import { Link } from '../../../components/actions/link'
import { PasswordField } from '../../../components/forms/password-field'
import { TextField } from '../../../components/forms/text-field'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { sessionWords } from '../../../words/generated/session'
import { useShopPaths } from '../../service/shop-paths'

export interface SignInFormProps {
  /** Maximum length of each field, from the contract. */
  limits: { email: number; password: number }
  /** True while an attempt is running; nothing is sent until it ends. */
  busy: boolean
  /** Error message of the last attempt; the input stays. */
  error?: string
  /** True if the combination of e-mail and password was refused. */
  refused?: boolean
  /** Both fields are filled in: signs in. Resolves to true on success. */
  onSignIn: (credentials: Credentials) => Promise<boolean>
}

type FieldName = 'email' | 'password'

const fields: readonly FieldName[] = ['email', 'password']

/**
 * E-mail, password and "Remember me". Both fields are required and limited (Specification (accounts) §5,
 * sign-in): an invalid one is marked, focused and not sent. Fields that the store refused are marked until they are
 * changed.
 */
export function SignInForm({ limits, busy, error, refused = false, onSignIn }: SignInFormProps) {
  const t = useWords(sessionWords)
  const { forgotPassword } = useShopPaths()
  const problemId = useId()
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const [changed, setChanged] = useState(false)
  const message = missing.length > 0 ? t('signIn.incomplete') : error
  const markedFields: readonly FieldName[] =
    refused && !changed && missing.length === 0 ? ['email', 'password'] : missing

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entries = new FormData(form)
    const input = { email: String(entries.get('email')).trim(), password: String(entries.get('password')) }
    const empty = fields.filter((name) => input[name] === '')
    const invalidField = empty[0] ?? fields.find((name) => input[name].length > limits[name])
    setMissing(empty)
    if (invalidField !== undefined) return focusField(form, invalidField)
    setChanged(false)
    // The marked fields are rendered by now.
    if (!(await onSignIn({ ...input, remember: entries.has('remember') })))
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  const fieldProps = (name: FieldName) => ({
    name,
    label: t(`signIn.${name}`),
    need: 'required' as const,
    maxLength: limits[name],
    sharedErrorId: !busy && markedFields.includes(name) ? problemId : undefined,
    onChange() {
      setMissing((names) => names.filter((other) => other !== name))
      setChanged(true)
    },
  })

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField {...fieldProps('email')} type="email" autoComplete="username" autoCapitalize="none" />
      <PasswordField {...fieldProps('password')} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember">{t('signIn.remember')}</Checkbox>
        {forgotPassword !== undefined && <Link href={forgotPassword}>{t('signIn.forgot')}</Link>}
      </div>
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <FormProblem id={problemId} text={busy ? undefined : message} />
    </form>
  )
}

function focusField(form: HTMLFormElement, name: FieldName) {
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
