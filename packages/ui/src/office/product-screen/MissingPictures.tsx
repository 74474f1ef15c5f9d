import type { MissingPicturesView } from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officePicturesWords } from '../../words/generated/office-pictures'

export interface MissingPicturesProps {
  missing: MissingPicturesView
}

/** A note that pictures of a product are missing, with a link to their list. */
export function MissingPictures({ missing: { waiting, named, failed, href } }: MissingPicturesProps) {
  const t = useWords(officePicturesWords)
  return (
    <BannerMessage tone={failed > 0 ? 'caution' : 'info'} action={<Link href={href}>{t('note.show')}</Link>}>
      {failed > 0 && t('note.failed', { count: failed })} {named > 0 && t('note.named', { count: named })}{' '}
      {waiting > 0 && t('note.waiting', { count: waiting })}
    </BannerMessage>
  )
}
