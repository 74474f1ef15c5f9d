import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { BannerMessage } from '../../feedback/banner-message'
import { FileDrop } from '../file-drop'
import type { ImportEvents, UploadStage } from './stages'

export interface ImportUploadProps extends Pick<ImportEvents, 'onFile' | 'onRemove'> {
  stage: UploadStage
}

/** The first step: choosing a file. */
export function ImportUpload({
  stage: { accept, hint, files, error, notice, intro, below },
  onFile,
  onRemove,
}: ImportUploadProps) {
  const t = useWords(officePartsWords)
  return (
    <div className="grid max-w-form gap-4">
      {intro}
      <FileDrop
        label={t('import.upload.file')}
        hint={hint}
        error={error}
        accept={accept}
        files={files}
        state={files.some(({ status }) => status === 'uploading') ? 'full' : 'idle'}
        prompt={t('import.upload.prompt')}
        browseLabel={t('import.upload.browse')}
        onAdd={({ files: [file] }) => file && onFile({ file })}
        onRemove={onRemove}
      />
      {notice !== undefined && <BannerMessage>{notice}</BannerMessage>}
      {below}
    </div>
  )
}
