import { LinkButton } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeOnlyOwnerWords } from '../../words/generated/office-only-owner'
import { OnlyOwnerNotice, type OnlyOwnerNoticeProps } from './OnlyOwnerNotice'

export interface OnlyOwnerLinkProps extends Pick<OnlyOwnerNoticeProps, 'onPutAway'> {
  /** URL of the team. */
  href: string
}

/** The notice for the only owner on other pages than the team's, with a link to the team. */
export function OnlyOwnerLink({ href, onPutAway }: OnlyOwnerLinkProps) {
  const t = useWords(officeOnlyOwnerWords)
  return (
    <OnlyOwnerNotice
      action={
        <LinkButton href={href} size="sm" variant="secondary">
          {t('onlyOwner.add')}
        </LinkButton>
      }
      onPutAway={onPutAway}
    />
  )
}
