import { useRef } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { Field, type FieldProps } from '../field'
import { UploadIcon } from '../../content/icon'
import { VisuallyHidden } from '../../content/visually-hidden'
import { FileLine, type DroppedFile } from './FileLine'
import { useFileDrop, useFocusAfterRemoval } from './use-file-drop'

const areaStyles = cva(
  [
    'relative grid min-h-control min-w-0 place-content-center place-items-center gap-1 rounded-md border px-4',
    'text-center text-sm wrap-anywhere transition-[border-color] duration-fast',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  ],
  {
    variants: {
      state: {
        ready: 'border-dashed border-line-control bg-surface hover:border-ink',
        over: 'border-brand bg-brand-quiet inset-ring inset-ring-brand forced-colors:outline-2',
        invalid: 'border-critical bg-surface inset-ring inset-ring-critical',
        disabled:
          'border-line-strong bg-well text-ink-muted forced-colors:border-current forced-colors:text-[GrayText]',
      },
      padding: { md: 'py-4', none: '' },
    },
  },
)

const browseStyles = cva('font-medium', { variants: { disabled: { true: '', false: 'text-link underline' } } })

export interface FileDropProps extends FieldProps {
  /** The `accept` attribute of the file input ("image/jpeg,.pdf"). */
  accept: string
  /** True if several files may be added; false by default. */
  multiple?: boolean
  /** The added files, in display order. */
  files: readonly DroppedFile[]
  /** `busy`: the form is being sent. `full`: no more files are allowed. `idle` by default. */
  state?: 'idle' | 'busy' | 'full'
  /** The first words of the area ("Drop pictures here or"). */
  prompt: string
  /** The words that follow, styled as a link ("choose files"). */
  browseLabel: string
  /**
   * Files were chosen, dropped or pasted. Only the file dialog applies `accept`, so the parent has to check their type.
   */
  onAdd: (event: { files: File[] }) => void
  /** The user removes a file. */
  onRemove: (event: { id: string }) => void
}

/**
 * Files that the user chooses in the file dialog, drops or pastes. If only one file is allowed, the area is disabled
 * and labelled "Uploaded" once it is added (Specification (accounts) §2, step 5); removing it enables the area again.
 */
export function FileDrop({
  label,
  hint,
  error,
  need,
  counter,
  accept,
  multiple = false,
  files,
  state = 'idle',
  prompt,
  browseLabel,
  onAdd,
  onRemove,
}: FileDropProps) {
  const t = useWords(formsWords)
  const field = useRef<HTMLInputElement>(null)
  const done = files.filter(({ status }) => status === 'done').length
  const failed = files.filter(({ status }) => status === 'failed').length
  const uploaded = !multiple && done > 0
  const restingState = error === undefined ? 'ready' : 'invalid'
  const disabled = uploaded || state !== 'idle'
  const drop = useFileDrop(disabled, multiple, onAdd)
  const noteRemoval = useFocusAfterRemoval(files, field)

  return (
    <Field label={label} hint={hint} error={error} need={need} counter={counter}>
      {(control) => (
        <div className="grid min-w-0 gap-1" aria-busy={state === 'busy' || undefined}>
          <label
            {...drop.areaProps}
            htmlFor={control.id}
            data-over={drop.isDragOver || undefined}
            className={areaStyles({
              state: disabled ? 'disabled' : drop.isDragOver ? 'over' : restingState,
              padding: uploaded ? 'none' : 'md',
            })}
          >
            <input
              {...control}
              ref={field}
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              required={control.required && files.length === 0}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              onChange={({ currentTarget: input }) => {
                drop.add(input.files)
                // Otherwise a removed file could not be chosen again.
                input.value = ''
              }}
            />
            {uploaded ? (
              t('uploaded')
            ) : (
              <>
                <UploadIcon />
                <span>
                  {prompt} <span className={browseStyles({ disabled })}>{browseLabel}</span>
                </span>
              </>
            )}
          </label>
          {files.length > 0 && (
            <ul>
              {files.map((file) => (
                <FileLine
                  key={file.id}
                  file={file}
                  locked={state === 'busy'}
                  onRemove={(event) => {
                    noteRemoval(event.id)
                    onRemove(event)
                  }}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">
              {files.length > 0 && t('filesSummary', { count: files.length, done })}
              {failed > 0 && ` ${t('filesFailed', { failed })}`}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
