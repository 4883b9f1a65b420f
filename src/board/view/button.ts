import { html, nothing, type TemplateResult } from 'lit';

export interface ButtonModel {
  /** Its CSS part is `button-NAME`. */
  name: string;
  label: string;
  /** The text shown, if it is not the label; empty for the icon alone. */
  text?: string | TemplateResult | undefined;
  icon?: string | undefined;
  /** A number behind the text, which stays where there is no room for the text. */
  count?: string | undefined;
  press: (event: Event) => void;
  isDisabled?: boolean;
  /** Marked as disabled, but still focusable. */
  isIdle?: boolean;
  /** For "Autoplay", which is on or off; undefined for a button that switches nothing. */
  isPressed?: boolean | undefined;
  /** Like `isPressed`, but for a button drawn as a switch. */
  isChecked?: boolean;
  /** The keys that do the same, as in `aria-keyshortcuts`. */
  keys?: string | undefined;
}

export function button(model: ButtonModel): TemplateResult {
  const { name, label, text = label, icon, count, isPressed, isChecked } = model;
  return html`<button
    type="button"
    part="button button-${name}"
    role=${isChecked === undefined ? nothing : 'switch'}
    aria-label=${label}
    title=${icon ? label : nothing}
    aria-pressed=${isPressed ?? nothing}
    aria-checked=${isChecked ?? nothing}
    aria-keyshortcuts=${model.keys ?? nothing}
    aria-disabled=${model.isIdle || nothing}
    ?disabled=${model.isDisabled}
    @click=${model.press}
  >
    ${
      icon
        ? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${icon} /></svg>`
        : nothing
    }${count === undefined ? named(text) : html`<span class="counted">${named(text)}${count}</span>`}
  </button>`;
}

function named(text: string | TemplateResult): TemplateResult | typeof nothing {
  return text ? html`<span class="name">${text}</span>` : nothing;
}
