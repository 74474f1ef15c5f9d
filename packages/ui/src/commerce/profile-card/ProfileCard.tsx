import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ProfileForm } from '@skafferi/domain/account/views'
import type { CustomerView } from '@skafferi/domain/session/views'
import { Button } from '../../components/button'
import { DescriptionList } from '../../components/description-list'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import type { ProfileFieldsProps } from './ProfileFields'

export interface ProfileCardProps extends ProfileFieldsProps, Pick<ProfileForm, 'editing'> {
  customer: CustomerView
  /** Name or telephone number shall be changed. */
  onEdit: ProfileForm['edit']
}

/** The form, fetched when it is first asked for: names change rarely. */
const ProfileFieldsLater = lazy(() => import('./ProfileFields').then(({ ProfileFields }) => ({ default: ProfileFields })))

/** Who is signed in, and for which company; and the form that changes what is theirs to change. */
export function ProfileCard({ customer, editing, onEdit, ...fields }: ProfileCardProps) {
  const t = useWords(ordersWords)
  const { name, email, companyName, phone } = customer
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(editing)
  // The form that had the focus goes away with it.
  useEffect(() => {
    if (shown.current && !editing) button.current?.focus()
    shown.current = editing
  }, [editing])

  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-3">{t('details.title')}</h2>
      <DescriptionList
        variant="split"
        items={[
          { term: t('details.name'), description: name },
          { term: t('details.email'), description: email },
          { term: t('details.company'), description: companyName },
          phone === null
            ? { term: t('details.phone'), description: t('details.notGiven'), tone: 'muted' }
            : { term: t('details.phone'), description: phone },
        ]}
      />
      {editing ? (
        <Suspense fallback={null}>
          <ProfileFieldsLater {...fields} />
        </Suspense>
      ) : (
        <div className="mt-3 print:hidden">
          <Button ref={button} variant="secondary" size="sm" onPress={onEdit}>
            {t('details.change')}
          </Button>
        </div>
      )}
      <div aria-live="polite" className="text-xs text-ink-muted print:hidden">
        {fields.state === 'saved' && <p className="mt-3">{t('details.saved')}</p>}
      </div>
    </section>
  )
}
