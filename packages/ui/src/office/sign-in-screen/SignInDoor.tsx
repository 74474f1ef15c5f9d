import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeDoor, type OfficeDoorProps } from './OfficeDoor'
import { OfficeSignIn, type OfficeSignInProps } from './OfficeSignIn'

export interface SignInDoorProps extends OfficeSignInProps, Pick<OfficeDoorProps, 'shelves'> {}

/** The page on which operators sign in. */
export function SignInDoor({ shelves, ...form }: SignInDoorProps) {
  const t = useWords(officeWords)
  return (
    <OfficeDoor heading={t('signIn.title')} text={t('signIn.text')} shelves={shelves}>
      <OfficeSignIn {...form} />
    </OfficeDoor>
  )
}
