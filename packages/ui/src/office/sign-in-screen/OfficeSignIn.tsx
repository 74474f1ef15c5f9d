import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { CodeInput } from '../../components/forms/code-input'
import { PasswordField } from '../../components/forms/password-field'
import { TextField } from '../../components/forms/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { officeSignInWords } from '../../words/generated/office-sign-in'

/** The input of the sign-in form. */
export interface SignInEntry {
  email: string
  password: string
  /** Six digits; empty for the demo operator and with a recovery code. */
  code: string
  /** Empty unless the operator cannot use the authenticator. */
  recoveryCode: string
}

const CODE_LENGTH = 6

export interface OfficeSignInProps {
  /** The e-mail address of the ended session, if any. */
  email?: string
  /** True for the demo, whose operator has no authenticator. */
  demo: boolean
  busy: boolean
  /** Text of the last refusal; `null` otherwise. */
  problem: string | null
  /** Signs in. Resolves to true if it succeeded. */
  onSignIn: (event: SignInEntry) => Promise<boolean>
}

/** The sign-in form: e-mail, password, and the authenticator's code or a recovery code. */
export function OfficeSignIn({ email: sessionEmail, demo, busy, problem, onSignIn }: OfficeSignInProps) {
  const t = useWords(officeSignInWords)
  const problemId = useId()
  const [entry, setEntry] = useState<SignInEntry>({
    email: sessionEmail ?? '',
    password: '',
    code: '',
    recoveryCode: '',
  })
  const [isRecovering, setIsRecovering] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const incompleteText = t(isRecovering ? 'signIn.incompleteRecovery' : 'signIn.incomplete')
  const text = isIncomplete ? incompleteText : busy ? null : problem
  const set = (part: Partial<SignInEntry>) => {
    setIsIncomplete(false)
    setEntry((before) => ({ ...before, ...part }))
  }

  function switchFactor() {
    set({ code: '', recoveryCode: '' })
    setIsRecovering(!isRecovering)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const isComplete =
      entry.email.trim() !== '' &&
      entry.password !== '' &&
      (isRecovering
        ? entry.recoveryCode.trim() !== ''
        : entry.code.length === CODE_LENGTH || (demo && entry.code === ''))
    setIsIncomplete(!isComplete)
    // A code is valid only once, so the next attempt needs a new one.
    if (isComplete && !(await onSignIn(entry))) set({ code: '' })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('signIn.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        need="required"
        maxLength={60}
        value={entry.email}
        onChange={({ value }) => set({ email: value })}
      />
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        need="required"
        maxLength={60}
        value={entry.password}
        onChange={({ value }) => set({ password: value })}
      />
      {isRecovering ? (
        <TextField
          label={t('signIn.recovery')}
          hint={t('signIn.recoveryHint')}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          need="required"
          maxLength={60}
          value={entry.recoveryCode}
          onChange={({ value }) => set({ recoveryCode: value })}
        />
      ) : (
        <CodeInput
          label={t('signIn.code')}
          hint={demo ? t('signIn.codeDemo') : t('signIn.codeHint')}
          length={CODE_LENGTH}
          name="code"
          value={entry.code}
          onChange={({ value }) => set({ code: value })}
        />
      )}
      <div className="justify-self-start">
        <Button variant="quiet" size="sm" disabled={busy} onPress={switchFactor}>
          {t(isRecovering ? 'signIn.withCode' : 'signIn.withoutCode')}
        </Button>
      </div>
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <FormProblem id={problemId} text={text} />
      <p className="text-xs text-ink-muted">{t('signIn.lost')}</p>
    </form>
  )
}
