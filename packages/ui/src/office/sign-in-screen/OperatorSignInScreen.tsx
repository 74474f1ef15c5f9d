import { useWords } from '../../words'
import { officeSignInWords } from '../../words/generated/office-sign-in'
import { OfficeSignInLayout, type OfficeSignInLayoutProps } from './OfficeSignInLayout'
import { OfficeSignIn, type OfficeSignInProps } from './OfficeSignIn'

export interface OperatorSignInScreenProps extends OfficeSignInProps, Pick<OfficeSignInLayoutProps, 'shelves'> {}

/** The sign-in page of operators. */
export function OperatorSignInScreen({ shelves, ...form }: OperatorSignInScreenProps) {
  const t = useWords(officeSignInWords)
  return (
    <OfficeSignInLayout heading={t('signIn.title')} text={t('signIn.text')} shelves={shelves}>
      <OfficeSignIn {...form} />
    </OfficeSignInLayout>
  )
}
