import type {
  BannerPlace,
  RemoteBannerChange,
  ListedBannerView,
  OfficeState,
  BannerDetailView,
  BannerState as State,
} from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/actions/button'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeBannersWords } from '../../words/generated/office-banners'
import { RemoteChanges } from '../remote-changes'
import { ConfirmDialog } from '../offer-parts'
import { OfficeFailure, PageHeader } from '../page-header'
import { PageProblem } from '../page-news'
import { BannerForm, type BannerFormProps } from './BannerForm'
import { BannerPlaces } from './BannerPlaces'
import { BannerPreview, type BannerPreviewProps } from './BannerPreview'
import { useFieldLabel } from './use-field-label'
import { Badge, type Tone } from '../../components/content/badge'
import { CheckIcon, ClockIcon, RingIcon } from '../../components/content/icon'

const TONES: Readonly<Record<State, Tone>> = { own: 'neutral', planned: 'info', shown: 'positive', ended: 'neutral' }
const ICONS = { own: RingIcon, planned: ClockIcon, shown: CheckIcon, ended: RingIcon } as const

/** A badge with the state of a banner. */
function BannerState({ state }: { state: State }) {
  const t = useWords(officeBannersWords)
  const Icon = ICONS[state]
  return (
    <Badge tone={TONES[state]} icon={<Icon size="sm" />}>
      {t(`state.${state}`)}
    </Badge>
  )
}

export interface BannersScreenProps
  extends Omit<BannerFormProps, 'banner' | 'children'>, Pick<BannerPreviewProps, 'shelves'> {
  banner: OfficeState<BannerDetailView>
  /** The current place. */
  place: BannerPlace
  places: readonly ListedBannerView[]
  /** URL of the shop. */
  shopHref: string
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteBannerChange[]
  /** True while the default is being restored. */
  resetting: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
  /** Restores the default. Resolves to true if it was done. */
  onReset: () => Promise<boolean>
}

/** The banners of the shop: a form and a preview of one of the five places. */
export function BannersScreen({
  banner,
  place,
  places,
  shopHref,
  remoteChanges,
  resetting,
  problem,
  shelves,
  onDismissRemoteChanges,
  onReset,
  ...form
}: BannersScreenProps) {
  const t = useWords(officeBannersWords)
  const office = useWords(officeWords)
  const [isResetting, setIsResetting] = useState(false)
  const list = <BannerPlaces places={places} current={place} />
  const state = banner.status === 'ready' ? banner.view.state : 'own'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={office('place.banners')}
        state={banner.status === 'ready' && <BannerState state={state} />}
        actions={
          <>
            {form.editable && state !== 'own' && (
              <Button variant="danger" onPress={() => setIsResetting(true)}>
                {t('reset')}
              </Button>
            )}
            <LinkButton variant="secondary" href={shopHref}>
              {t('see')}
            </LinkButton>
          </>
        }
      />
      {remoteChanges.length > 0 && (
        <BannerChanges place={place} changes={remoteChanges} onDismiss={onDismissRemoteChanges} />
      )}
      <PageProblem text={isResetting ? null : problem} />
      {!form.editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {banner.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {banner.status === 'failed' && (
        <OfficeFailure title={t('failed')} request={banner.request} onRetry={banner.retry} />
      )}
      {banner.status === 'ready' && (
        <>
          <BannerPreview preview={banner.view.preview} shelves={shelves} />
          <BannerForm key={place} {...form} banner={banner.view}>
            {list}
          </BannerForm>
        </>
      )}
      {isResetting && (
        <ConfirmDialog
          words={{
            title: t('resetTitle', { place: t(`place.${place}`) }),
            text: t('resetText'),
            confirm: t('resetDo'),
            confirming: t('resetting'),
          }}
          busy={resetting}
          problem={problem}
          onConfirm={() => void onReset().then((isDone) => isDone && setIsResetting(false))}
          onClose={() => setIsResetting(false)}
        />
      )}
    </div>
  )
}

function BannerChanges({
  place,
  changes,
  onDismiss,
}: {
  place: BannerPlace
  changes: readonly RemoteBannerChange[]
  onDismiss: () => void
}) {
  const t = useWords(officeBannersWords)
  const { full } = useFieldLabel(place)
  const fields = changes.map(({ field, before, after }) => ({
    id: field,
    label: full(field),
    before,
    after,
    kind: 'text' as const,
  }))
  return <RemoteChanges title={t('remoteChange')} fields={fields} onDismiss={onDismiss} />
}
