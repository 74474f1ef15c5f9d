import { useEffect, useRef } from 'react'
import type { PasswordForm } from '@skafferi/domain/account/views'
import { Button } from '../../components/button'
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
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(editing)
  // The form that had the focus goes away with it.
  useEffect(() => {
    if (shown.current && !editing) button.current?.focus()
    shown.current = editing
  }, [editing])

  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5 print:hidden">
      <h2>{t('password.title')}</h2>
      <p className="text-xs text-ink-muted">{t('password.text')}</p>
      {editing ? (
        <PasswordFields {...fields} />
      ) : (
        <div>
          <Button ref={button} variant="secondary" size="sm" onPress={onEdit}>
            {t('password.change')}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="-mt-3 text-xs text-ink-muted">
        {fields.state === 'saved' && <p className="mt-3">{t('password.saved')}</p>}
      </div>
    </section>
  )
}
