import type { ProfileDraft, ProfileFault, ProfileForm } from '@skafferi/domain/shop/account/views'
import { TextField } from '../../../components/forms/text-field'
import { AccountForm } from '../../../internal/account-form'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { accountWords } from '../../../words/generated/account'
import { useAccountProblemText } from '../account-problem-text'

export interface ProfileFieldsProps extends Pick<ProfileForm, 'value' | 'limits' | 'fault' | 'state' | 'problem'> {
  /** The input was edited. */
  onType: ProfileForm['type']
  /** Saves the input; resolves to true if it was saved. */
  onSave: ProfileForm['save']
  /** Cancels without a change. */
  onCancel: ProfileForm['cancel']
}

const fields = ['firstName', 'lastName', 'phone'] as const

/** The form to change name and telephone number. The input stays if saving is refused or fails. */
export function ProfileFields({ value, limits, fault, state, problem, onType, onSave, onCancel }: ProfileFieldsProps) {
  const t = useWords(accountWords)
  const problemText = useProfileProblem()
  const { form, handleRefusal } = useFocusFirstFault(fields, fault ? { [fault.field]: fault } : {})
  const saving = state === 'saving'
  const field = (name: keyof ProfileDraft) => ({
    name,
    value: value[name],
    maxLength: limits[name],
    readOnly: saving,
    error: faultText(fault, name),
    onChange: (event: { value: string }) => onType({ [name]: event.value }),
  })
  function faultText(found: ProfileFault | null, name: keyof ProfileDraft) {
    // The field itself shows that a text is too long, and by how much.
    return found?.field === name && found.kind !== 'too_long' ? t('profile.fault', { kind: found.kind }) : undefined
  }

  return (
    <AccountForm
      form={form}
      onRefusal={handleRefusal}
      onSave={onSave}
      onCancel={onCancel}
      saving={saving}
      problem={problem && problemText(problem)}
      words={{ save: t('profile.save'), saving: t('profile.saving'), cancel: t('profile.cancel') }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('firstName')} label={t('profile.firstName')} need="required" autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('profile.lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('phone')} type="tel" label={t('profile.phone')} need="optional" autoComplete="tel" />
    </AccountForm>
  )
}

/** Error message if saving failed; values that were changed in another tab are named. */
function useProfileProblem() {
  const t = useWords(accountWords)
  const problemText = useAccountProblemText()
  return (problem: NonNullable<ProfileForm['problem']>): string => {
    if (problem.code !== 'profile_changed') return problemText(problem)
    const { first_name = '', last_name = '', phone = '' } = problem.params ?? {}
    const name = `${first_name} ${last_name}`.trim()
    return phone === ''
      ? t('profile.changedWithoutPhone', { name })
      : t('profile.changed', { name, phone: String(phone) })
  }
}
