import { Navigate, useParams } from 'react-router-dom'
import {
  contentPageOf,
  useContentForm,
  useContentHistory,
  useContentPicture,
  useOperator,
} from '@skafferi/domain/office'
import { ContentScreen } from '@skafferi/ui/office/content-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

/** The first page, and addresses of pages that do not exist. */
const firstPage = 'landing'

function ContentPageRoute({ page }: { page: NonNullable<ReturnType<typeof contentPageOf>> }) {
  const form = useContentForm(page)
  const { versions, opened, open, close, version, blocks } = useContentHistory(page)
  const pictures = useContentPicture()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const editable = may.includes('catalogue')
  return (
    <ContentScreen
      pages={form.pages}
      current={page}
      content={form.content}
      deleted={form.deleted}
      remote={form.remote}
      refused={form.refused}
      saving={form.saving}
      publishing={form.publishing}
      discarding={form.discarding}
      problem={problemText(form.problem)}
      editable={editable}
      shopHref="/"
      history={{
        versions,
        opened,
        version,
        onOpen: (event) => open(event.version),
        onClose: close,
        onPutBack:
          editable && blocks
            ? () => {
                form.putBack(blocks)
                close()
              }
            : undefined,
      }}
      uploadOf={(name) => {
        const upload = pictures.uploadOf(name)
        return upload && { name: upload.name, problem: problemText(upload.problem) }
      }}
      onUpload={({ id, path, name, file }) =>
        pictures.send({ name, file, onSent: (url) => form.addPicture(id, path, url) })
      }
      onDismissUpload={pictures.forget}
      onType={({ id, path, texts }) => form.type(id, path, texts)}
      onSchedule={({ id, field, value }) => form.schedule(id, field, value)}
      onSwitch={({ id, on }) => form.switchOn(id, on)}
      onMove={({ id, by }) => form.move(id, by)}
      onAdd={({ kind }) => form.add(kind)}
      onRemove={({ id }) => form.remove(id)}
      onUndoRemove={form.undoRemove}
      onAddEntry={({ id, path }) => form.addEntry(id, path)}
      onRemoveEntry={({ id, path, index }) => form.removeEntry(id, path, index)}
      onMoveEntry={({ id, path, index, by }) => form.moveEntry(id, path, index, by)}
      onKeepMine={form.dismissRemoteChanges}
      onLoadTheirs={form.discardEdits}
      onDiscard={form.discardEdits}
      onSave={() => void form.save()}
      onPublish={form.publish}
      onDiscardDraft={form.discardDraft}
      onReset={form.reset}
    />
  )
}

export default function ContentRoute() {
  const page = contentPageOf(useParams().id)
  return page ? <ContentPageRoute page={page} /> : <Navigate to={paths.contentPage(firstPage)} replace />
}
