import type { AdminHandlers } from '../../../platform/http/admin/handler'
import type { LegalOperator, TaggedDraft } from './publish-legal-text'

type LegalCalls =
  | 'listLegalTexts'
  | 'listLegalVersions'
  | 'getLegalVersion'
  | 'getLegalDraft'
  | 'saveLegalDraft'
  | 'publishLegalText'

/** Admin routes for legal texts. */
export function legalAdminRoutes(legal: LegalOperator): AdminHandlers<LegalCalls> {
  async function draftOf(
    { setHeader }: { setHeader: (name: 'etag', value: string) => void },
    work: Promise<TaggedDraft>,
  ) {
    const { legal_draft, tag } = await work
    setHeader('etag', tag)
    return { legal_draft }
  }

  return {
    listLegalTexts: () => legal.listTexts(),
    listLegalVersions: ({ params }) => legal.listVersions(params.kind),
    getLegalVersion: ({ params }) => legal.showVersion(params.kind, params.version),
    getLegalDraft: (call) => draftOf(call, legal.showDraft(call.params.kind)),
    saveLegalDraft: (call) =>
      draftOf(call, legal.saveDraft({ kind: call.params.kind, ifMatch: call.headers['If-Match'] }, call.body.text)),
    publishLegalText: (call) =>
      draftOf(call, legal.publish({ kind: call.params.kind, ifMatch: call.headers['If-Match'] })),
  }
}
