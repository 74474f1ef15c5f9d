import { useState, type ComponentPropsWithRef } from 'react'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { controlStyles, Field, useTooLong, type FieldProps } from '../field'
import { EyeIcon, EyeOffIcon } from '../../content/icon'
import { IconButton } from '../../actions/icon-button'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'name' | 'value' | 'defaultValue' | 'autoFocus' | 'minLength' | 'disabled'
>

export interface PasswordFieldProps extends FieldProps, NativeProps {
  /** Tells the password manager whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password'
  /** Maximum number of characters. A longer password is kept and gets an error. */
  maxLength?: number
  /** The password changed. */
  onChange?: (event: { value: string }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/** A password field with a button that reveals the password. */
export function PasswordField({
  label,
  hint,
  error,
  sharedErrorId,
  need,
  counter,
  maxLength,
  onChange,
  onBlur,
  ...native
}: PasswordFieldProps) {
  const t = useWords(controlsWords)
  const [visible, setVisible] = useState(false)
  const { tooLong, handleChange } = useTooLong({ value: native.value, maxLength, onChange, spaces: 'counted' })
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? tooLong}
      sharedErrorId={sharedErrorId}
      need={need}
      counter={counter}
    >
      {(control) => (
        <span className="relative block">
          <input
            {...native}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={controlStyles({ end: 'button' })}
            onChange={handleChange}
            onBlur={onBlur && (() => onBlur())}
          />
          <span className="absolute inset-y-0 end-0 grid place-items-center">
            <IconButton
              label={visible ? t('hidePassword') : t('showPassword')}
              icon={visible ? <EyeOffIcon /> : <EyeIcon />}
              disabled={native.disabled}
              aria-controls={control.id}
              onPress={() => setVisible(!visible)}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
