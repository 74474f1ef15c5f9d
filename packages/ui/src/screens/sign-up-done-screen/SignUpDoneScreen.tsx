import { LinkButton } from '../../components/actions/button'
import { CheckIcon } from '../../components/content/icon'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { DonePage } from '../../internal/confirmation-page'
import { useBrand } from '../../components/content/brand'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'

export interface SignUpDoneScreenProps {
  /** The address that the login details will be sent to. */
  email: string
}

/** The application was received: what happens next (Specification (accounts) §2). */
export function SignUpDoneScreen({ email }: SignUpDoneScreenProps) {
  const t = useWords(registrationWords)
  const { landing } = useShopPaths()
  const { approval } = useBrand()
  return (
    <DonePage
      title={t('done.title')}
      icon={<CheckIcon />}
      heading={t('done.heading')}
      actions={
        <LinkButton href={landing()} size="lg">
          {t('done.landing')}
        </LinkButton>
      }
    >
      <p className="mb-3 text-ink-muted wrap-anywhere">
        {approval} {t('done.text', { email })}
      </p>
    </DonePage>
  )
}
