// The style of the page of arrival, in the document itself. Its colours are those of root.css, and the operator's come after them.

export const arrivalStyle = `:root{color-scheme:light dark;
--color-paper:light-dark(#fcf9f4,#16130f);--color-card:light-dark(#ffffff,#211d18);--color-dawn:light-dark(#fbe3cc,#3a2517);
--color-sand:light-dark(#f4ece0,#27221c);--color-line:light-dark(#e2d7c8,#3d362e);--color-edge:light-dark(#8a7a66,#978a7a);
--color-ink:light-dark(#2b2018,#f5efe6);--color-ink-soft:light-dark(#635546,#c6baa9);--color-clay:light-dark(#a8421a,#f39a70);
--color-clay-deep:light-dark(#8a3211,#f9bb9d);--color-on-clay:light-dark(#ffffff,#2b1408);--color-sun:#f58220}
*{box-sizing:border-box}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1rem/1.55 figtree,system-ui,sans-serif;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,.soon{font-family:fraunces,system-ui,sans-serif;font-weight:400;margin:0;text-wrap:balance}
h1{font-size:clamp(2.125rem,1.6rem + 2.1vw,3rem);line-height:1.1}
h2{font-size:1.625rem;line-height:1.2}
h3,h4,h5,h6{font-size:1rem;margin:0}
p,dl,dd,address,ul,ol{margin:0;font-style:normal}
ul,ol{padding-inline-start:1.4rem}
img{display:block;max-width:100%;height:auto}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--color-clay);outline-offset:2px}
.page{max-width:70rem;margin:0 auto;padding:1.25rem 1rem 3rem}
.page,main{display:flex;flex-direction:column;gap:1.25rem}
.site{display:flex;align-items:center;gap:.6rem;font:400 1.5rem/1.2 fraunces,system-ui,sans-serif}
.site svg{width:2rem;height:2rem;flex:none}
.site img{height:2rem;width:auto}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.head{background:var(--color-dawn);border-radius:1.25rem;overflow:hidden;display:grid}
.head img{width:100%;height:100%;object-fit:cover;aspect-ratio:2}
.head>div{padding:1.25rem;display:flex;flex-direction:column;justify-content:center;gap:.9rem;min-width:0}
.soon{font-size:1.625rem;line-height:1.2}
.columns,.column{display:grid;gap:1.25rem;align-items:start;align-content:start;min-width:0}
section{background:var(--color-card);border:1px solid var(--color-line);border-radius:1.25rem;padding:1.25rem;display:flex;flex-direction:column;gap:.8rem;min-width:0}
dl{display:flex;flex-direction:column;gap:.8rem}
.soft,dt,footer{color:var(--color-ink-soft);font-size:.875rem}
dd{font-weight:600}
.code{font:600 1.5rem/1.3 ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}
.wifi{width:11rem;max-width:100%;background:#fff;color:#000;display:block}
.words{white-space:pre-line}
.text{display:flex;flex-direction:column;gap:.8rem}
.press{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;column-gap:.5rem;width:fit-content;max-width:100%;min-height:3rem;padding:.5rem 1.5rem;border-radius:1.75rem;border:1px solid var(--color-edge);font-weight:600;text-align:center;text-decoration:none}
.press:hover{border-color:var(--color-ink)}
.lead{background:var(--color-clay);border-color:var(--color-clay);color:var(--color-on-clay)}
.lead:hover{background:var(--color-clay-deep);border-color:var(--color-clay-deep)}
.number{white-space:nowrap}
details+details{border-top:1px solid var(--color-line)}
summary{padding:.65rem 0;font-weight:600;cursor:pointer}
summary::marker{color:var(--color-ink-soft)}
details>div{padding:.25rem 0 1rem}
details img{border-radius:.75rem}
.near{list-style:none;padding:0;display:grid;gap:.7rem}
.near b{font-weight:600}
.line{display:flex;justify-content:space-between;gap:.75rem}
.line>:last-child{flex:none;font-variant-numeric:tabular-nums}
footer{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem}
footer a{display:inline-flex;align-items:center;min-height:2.75rem}
@media (width >= 40rem){.page{padding-inline:1.5rem}.head{grid-template-columns:1fr 1fr}.head>div{padding:2rem}.head img{order:1;aspect-ratio:16/10}}
@media (width >= 60rem){.columns{grid-template-columns:1fr 1fr}section{padding:1.5rem}}
@media (forced-colors:active){.press,.head{border:1px solid}}`
