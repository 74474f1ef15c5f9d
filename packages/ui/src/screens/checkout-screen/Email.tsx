import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface EmailProps {
  /** `null` if it could not be loaded, empty while it is loading. */
  email: string | null
}

/** The customer's e-mail address, for the confirmation. */
export function Email({ email }: EmailProps) {
  const t = useWords(checkoutWords)
  if (email === '') {
    return (
      <SkeletonGroup label={t('email.loading')}>
        <span className="flex h-5 items-center">
          <Skeleton width="12rem" />
        </span>
      </SkeletonGroup>
    )
  }
  return <p className="wrap-anywhere">{email ?? t('email.notFound')}</p>
}
