import type { ApiKeyView } from '@skafferi/domain/office/views'
import { Badge } from '../../components/content/badge'
import { Button } from '../../components/actions/button'
import { CheckIcon, ClockIcon, CloseIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeKeysWords } from '../../words/generated/office-keys'

const LOOKS = {
  active: { tone: 'positive', Icon: CheckIcon },
  expired: { tone: 'neutral', Icon: ClockIcon },
  revoked: { tone: 'neutral', Icon: CloseIcon },
} as const

export interface KeyListProps {
  keys: readonly ApiKeyView[]
  /** The user revokes a key. */
  onRevoke: (event: { key: ApiKeyView }) => void
}

/** A list of keys with scopes, dates and states; expired and revoked keys stay in it. */
export function KeyList({ keys, onRevoke }: KeyListProps) {
  const t = useWords(officeKeysWords)
  if (keys.length === 0)
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('keys.none')}</p>
  return (
    <ul aria-label={t('keys.title')} className="rounded-lg border border-line bg-surface text-xs">
      {keys.map((key) => {
        const { id, title, redacted, scopes, state, created, by, takenOverBy, used, until } = key
        const { tone, Icon } = LOOKS[state]
        return (
          <li
            key={id}
            className={
              'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 ' +
              'md:grid md:grid-cols-[minmax(0,1fr)_14rem_6.5rem_5.5rem]'
            }
          >
            <span className="grid min-w-0 max-md:basis-full">
              <b className="text-sm wrap-anywhere">{title}</b>
              <span className="num text-ink-muted">{redacted}</span>
              {scopes.map((scope) => (
                <span key={scope} className="text-ink-muted">
                  {t(`scope.${scope}`)}
                </span>
              ))}
            </span>
            <span className="num grid text-ink-muted max-md:basis-full">
              <span>
                {by === null ? t('keys.made', { when: created }) : t('keys.madeBy', { when: created, name: by })}
              </span>
              {takenOverBy !== null && <span>{t('keys.takenOver', { name: takenOverBy })}</span>}
              <span>{used === null ? t('keys.unused') : t('keys.used', { when: used })}</span>
              {state === 'active' && (
                <span>{until === null ? t('keys.forGood') : t('keys.until', { when: until })}</span>
              )}
            </span>
            <span>
              <Badge tone={tone} icon={<Icon size="sm" />}>
                {t(`state.${state}`)}
              </Badge>
            </span>
            {state === 'active' && (
              <span className="ms-auto">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('revoke.of', { title })}
                  onPress={() => onRevoke({ key })}
                >
                  {t('revoke')}
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
