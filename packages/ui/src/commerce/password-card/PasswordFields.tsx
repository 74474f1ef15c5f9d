import { useEffect, useState, type FormEvent } from 'react'
import type { PasswordEntry, PasswordForm } from '@skafferi/domain/account/views'
import { Button } from '../../components/button'
import { PasswordField } from '../../components/password-field'
import { FormProblem } from '../../internal/form-problem'
import { useFocusFirstFault } from '../../internal/use-focus-first-fault'
import { useWords } from '../../words'
import { accountWords } from '../../words/generated/account'
import { useAccountProblemText } from '../account-problem-text'

export interface PasswordFieldsProps extends Pick<PasswordForm, 'email' | 'limits' | 'fault' | 'state' | 'problem'> {
  /** The password shall be changed; resolves to whether it was. */
  onSave: PasswordForm['save']
  /** It shall stay as it is. */
  onCancel: PasswordForm['cancel']
}

const fields = ['current', 'next'] as const

/** Which field a refusal is about; undefined where it is about neither. */
const blamed: Readonly<Record<string, keyof PasswordEntry>> = { wrong_password: 'current', weak_password: 'next' }

/** The form that changes a password. What was typed stays where it is refused or no answer comes. */
export function PasswordFields({ email, limits, fault, state, problem, onSave, onCancel }: PasswordFieldsProps) {
  const t = useWords(accountWords)
  const problemText = useAccountProblemText()
  const [edited, setEdited] = useState<readonly string[]>([])
  const saving = state === 'saving'
  const wrong = problem && blamed[problem.code]
  const faults = {
    ...(problem && wrong && { [wrong]: problemText(problem) }),
    ...(fault && { [fault.field]: t('password.fault', { kind: fault.kind, ...limits }) }),
  }
  const { form, handleRefusal } = useFocusFirstFault(fields, faults)
  // It is opened by who wants to type.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name=current]')?.focus()
  }, [form])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setEdited([])
    const entry = { current: String(data.get('current')), next: String(data.get('next')) }
    if (!saving && !(await onSave(entry))) handleRefusal()
  }

  const field = (name: keyof PasswordEntry) => ({
    name,
    need: 'required' as const,
    maxLength: limits.max,
    error: saving || edited.includes(name) ? undefined : faults[name],
    onChange: () => setEdited((names) => [...names, name]),
  })

  return (
    <form ref={form} noValidate className="grid gap-3 print:hidden" onSubmit={(event) => void submit(event)}>
      <FormProblem text={problem && !wrong && !saving ? problemText(problem) : undefined} />
      {/* Tells password managers whose password it is; nobody has to read it again. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField {...field('current')} label={t('password.current')} autoComplete="current-password" />
      <PasswordField
        {...field('next')}
        label={t('password.next')}
        hint={t('password.hint', { min: limits.min })}
        autoComplete="new-password"
        minLength={limits.min}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving} busyLabel={t('password.saving')}>
          {t('password.save')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  )
}
