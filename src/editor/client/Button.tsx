import type { ComponentProps } from 'react'
import controls from '../../desk/client/kit/Controls.module.css'

type ButtonProps = ComponentProps<'button'> & { look: 'primary' | 'secondary' | 'quiet' | 'chip' }

/** A button in one of the desk's looks that submits no form. */
export const Button = ({ look, ...props }: ButtonProps) => (
  <button type="button" className={controls[look]} {...props} />
)
