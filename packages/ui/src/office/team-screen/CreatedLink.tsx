import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OneTimeSecret } from '../one-time-secret'

export interface CreatedLinkProps {
  /** Whom it is for. */
  name: string
  url: string
}

/** A link by which somebody gets in, shown this once. */
export function CreatedLink({ name, url }: CreatedLinkProps) {
  const t = useWords(officeWords)
  return (
    <OneTimeSecret title={t('team.link', { name })} label={t('team.linkLabel')} value={url} text={t('team.linkText')} />
  )
}
