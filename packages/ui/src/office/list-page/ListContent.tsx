import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../../components/feedback/empty-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import type { OfficeLoad } from '../load.view'
import { OfficeFailure } from '../page-header'

export interface ListContentProps<View> {
  list: OfficeLoad<View>
  /** Texts while the list loads, and if it could not be loaded. */
  words: { loading: string; failed: string }
  /** Shown instead of the content; `null` if the list has entries. Omit it if the content has its own text. */
  empty?: (view: View) => EmptyStateProps | null
  /** Height of the placeholder while the list loads. Default `24rem`. */
  height?: string
  /** Default `page`: the list is the content of its page. */
  scope?: 'page' | 'part'
  /** Renders the entries. */
  children: (view: View) => ReactNode
}

/** The states of a list that is not a table: loading, failed, empty, or its content. */
export function ListContent<View>(props: ListContentProps<View>) {
  const { list, words, empty, height = '24rem', scope = 'page', children } = props
  if (list.status === 'loading')
    return (
      <SkeletonGroup label={words.loading} scope={scope}>
        <Skeleton height={height} />
      </SkeletonGroup>
    )
  if (list.status === 'failed')
    return <OfficeFailure title={words.failed} request={list.request} onRetry={list.retry} />
  const emptyState = empty?.(list.view)
  return emptyState ? <EmptyState variant="panel" {...emptyState} /> : children(list.view)
}
