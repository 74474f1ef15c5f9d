import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'

/** The pictures of a complaint; each opens in a new tab. */
export function CasePictures({ pictures }: { pictures: readonly string[] }) {
  const t = useWords(officeInboxWords)
  return (
    <ul aria-label={t('case.pictures')} className="flex flex-wrap gap-2">
      {pictures.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener" className="block rounded-md">
            <img
              src={src}
              alt={t('case.picture', { number: index + 1 })}
              className="size-24 rounded-md border border-line-strong bg-well object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
