import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { CodeInput } from '../../components/code-input'
import { PasswordField } from '../../components/password-field'
import { TextField } from '../../components/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** What somebody signs in with. */
export interface SignInEntry {
  email: string
  password: string
  /** Six digits; empty where the demo's operator needs none. */
  code: string
}

const CODE_LENGTH = 6

export interface OfficeSignInProps {
  /** Who was signed in; asked for where nobody was. */
  email?: string
  /** The demo's operator has no authenticator. */
  demo: boolean
  busy: boolean
  /** Why the last attempt was refused, in words; `null` where none was. */
  problem: string | null
  /** Resolves to whether it succeeded. */
  onSignIn: (event: SignInEntry) => Promise<boolean>
}

/** E-mail, password and the authenticator's code, all at once. What was refused is typed again but for the e-mail. */
export function OfficeSignIn({ email: known, demo, busy, problem, onSignIn }: OfficeSignInProps) {
  const t = useWords(officeWords)
  const problemId = useId()
  const [entry, setEntry] = useState<SignInEntry>({ email: known ?? '', password: '', code: '' })
  const [lacks, setLacks] = useState(false)
  const text = lacks ? t('signIn.incomplete') : busy ? null : problem
  const set = (part: Partial<SignInEntry>) => {
    setLacks(false)
    setEntry((before) => ({ ...before, ...part }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const isWhole =
      entry.email.trim() !== '' &&
      entry.password !== '' &&
      (entry.code.length === CODE_LENGTH || (demo && entry.code === ''))
    setLacks(!isWhole)
    // A code is good once: the next try needs another one.
    if (isWhole && !(await onSignIn(entry))) set({ code: '' })
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
      <CodeInput
        label={t('signIn.code')}
        hint={demo ? t('signIn.codeDemo') : t('signIn.codeHint')}
        length={CODE_LENGTH}
        name="code"
        value={entry.code}
        onChange={({ value }) => set({ code: value })}
      />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
      <FormProblem id={problemId} text={text} />
      <p className="text-xs text-ink-muted">{t('signIn.lost')}</p>
    </form>
  )
}
