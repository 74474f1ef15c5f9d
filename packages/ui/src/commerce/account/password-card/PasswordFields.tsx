import { useState } from 'react'
import type { PasswordEntry, PasswordForm } from '@skafferi/domain/shop/account/views'
import { PasswordField } from '../../../components/forms/password-field'
import { AccountForm } from '../../../internal/account-form'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { accountWords } from '../../../words/generated/account'
import { useAccountProblemText } from '../account-problem-text'

export interface PasswordFieldsProps extends Pick<PasswordForm, 'email' | 'limits' | 'fault' | 'state' | 'problem'> {
  /** Changes the password; resolves to true if it was changed. */
  onSave: PasswordForm['save']
  /** Cancels without a change. */
  onCancel: PasswordForm['cancel']
}

const fields = ['current', 'next'] as const

/** The refused field by error code. */
const fieldOfCode: Readonly<Record<string, keyof PasswordEntry>> = { wrong_password: 'current', weak_password: 'next' }

/** The form to change a password. The input stays if saving is refused or fails. */
export function PasswordFields({ email, limits, fault, state, problem, onSave, onCancel }: PasswordFieldsProps) {
  const t = useWords(accountWords)
  const problemText = useAccountProblemText()
  const [edited, setEdited] = useState<readonly string[]>([])
  const saving = state === 'saving'
  const refusedField = problem && fieldOfCode[problem.code]
  const faults = {
    ...(problem && refusedField && { [refusedField]: problemText(problem) }),
    ...(fault && { [fault.field]: t('password.fault', { kind: fault.kind, ...limits }) }),
  }
  const { form, handleRefusal } = useFocusFirstFault(fields, faults)
  async function save(formElement: HTMLFormElement) {
    const data = new FormData(formElement)
    setEdited([])
    return onSave({ current: String(data.get('current')), next: String(data.get('next')) })
  }

  const field = (name: keyof PasswordEntry) => ({
    name,
    need: 'required' as const,
    maxLength: limits.max,
    error: saving || edited.includes(name) ? undefined : faults[name],
    onChange: () => setEdited((names) => [...names, name]),
  })

  return (
    <AccountForm
      form={form}
      onRefusal={handleRefusal}
      onSave={save}
      onCancel={onCancel}
      saving={saving}
      problem={problem && !refusedField ? problemText(problem) : null}
      words={{ save: t('password.save'), saving: t('password.saving'), cancel: t('password.cancel') }}
    >
      {/* Hidden: for password managers only. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField {...field('current')} label={t('password.current')} autoComplete="current-password" />
      <PasswordField
        {...field('next')}
        label={t('password.next')}
        hint={t('password.hint', { min: limits.min })}
        autoComplete="new-password"
        minLength={limits.min}
      />
    </AccountForm>
  )
}
