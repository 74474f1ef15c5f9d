import type { PasswordForm } from '@skafferi/domain/account/views'
import { AccountCard } from '../../internal/account-card'
import { useWords } from '../../words'
import { accountWords } from '../../words/generated/account'
import { PasswordFields, type PasswordFieldsProps } from './PasswordFields'

export interface PasswordCardProps extends PasswordFieldsProps, Pick<PasswordForm, 'editing'> {
  /** The password shall be changed. */
  onEdit: PasswordForm['edit']
}

/** The way to another password, for who knows the present one. */
export function PasswordCard({ editing, onEdit, ...fields }: PasswordCardProps) {
  const t = useWords(accountWords)
  return (
    <AccountCard
      title={t('password.title')}
      editing={editing}
      form={<PasswordFields {...fields} />}
      change={t('password.change')}
      onEdit={onEdit}
      news={fields.state === 'saved' ? t('password.saved') : null}
      paper="hidden"
    >
      <p className="text-xs text-ink-muted">{t('password.text')}</p>
    </AccountCard>
  )
}
