import type { IdentityProof } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { CodeInput } from '../../components/forms/code-input'
import { PasswordField } from '../../components/forms/password-field'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { officeRecoveryWords } from '../../words/generated/office-recovery'

const CODE_LENGTH = 6

export interface RecoveryProofProps {
  busy: boolean
  /** Text of the refusal; `null` otherwise. */
  problem: string | null
  /** Makes new codes. Resolves to true if they were made. */
  onMake: (proof: IdentityProof) => Promise<boolean>
}

/** The form that makes new recovery codes; it asks for the password or a code of the authenticator. */
export function RecoveryProof({ busy, problem, onMake }: RecoveryProofProps) {
  const t = useWords(officeRecoveryWords)
  const [isByCode, setIsByCode] = useState(false)
  const [entry, setEntry] = useState({ password: '', code: '' })
  const [isIncomplete, setIsIncomplete] = useState(false)
  const missing = t(isByCode ? 'recovery.missingCode' : 'recovery.missing')

  function set(next: typeof entry) {
    setIsIncomplete(false)
    setEntry(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const isComplete = isByCode ? entry.code.length === CODE_LENGTH : entry.password !== ''
    setIsIncomplete(!isComplete)
    if (!isComplete) return
    await onMake(isByCode ? { code: entry.code } : { password: entry.password })
    // A code is valid only once, so the next attempt needs a new one.
    setEntry((before) => ({ ...before, code: '' }))
  }

  return (
    <form
      noValidate
      className="grid max-w-120 gap-4 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('recovery.makeText')}</p>
      {isByCode ? (
        <CodeInput
          label={t('recovery.code')}
          length={CODE_LENGTH}
          name="code"
          autoFocus
          value={entry.code}
          onChange={({ value }) => set({ password: '', code: value })}
        />
      ) : (
        <PasswordField
          label={t('recovery.password')}
          name="password"
          autoComplete="current-password"
          need="required"
          maxLength={60}
          value={entry.password}
          onChange={({ value }) => set({ password: value, code: '' })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={busy} busyLabel={t('recovery.making')}>
          {t('recovery.make')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={busy}
          onPress={() => {
            set({ password: '', code: '' })
            setIsByCode(!isByCode)
          }}
        >
          {t(isByCode ? 'recovery.byPassword' : 'recovery.byCode')}
        </Button>
      </div>
      <FormProblem text={isIncomplete ? missing : busy ? null : problem} />
    </form>
  )
}
