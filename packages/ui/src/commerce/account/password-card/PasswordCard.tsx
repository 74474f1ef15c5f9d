import type { PasswordForm } from '@skafferi/domain/shop/account/views'
import { AccountCard } from '../../../internal/account-card'
import { useWords } from '../../../words'
import { accountWords } from '../../../words/generated/account'
import { PasswordFields, type PasswordFieldsProps } from './PasswordFields'

export interface PasswordCardProps extends PasswordFieldsProps, Pick<PasswordForm, 'editing'> {
  /** Opens the form. */
  onEdit: PasswordForm['edit']
}

/** Changes the password of a customer who knows the current one. */
export function PasswordCard({ editing, onEdit, ...fields }: PasswordCardProps) {
  const t = useWords(accountWords)
  return (
    <AccountCard
      title={t('password.title')}
      editing={editing}
      form={<PasswordFields {...fields} />}
      editLabel={t('password.change')}
      onEdit={onEdit}
      announcement={fields.state === 'saved' ? t('password.saved') : null}
      print="hidden"
    >
      <p className="text-xs text-ink-muted">{t('password.text')}</p>
    </AccountCard>
  )
}
