export const PLAIN_PAGE_STYLE = `
:root{--paper:#f6f2e9;--panel:#fffdf8;--ink:#10262d;--muted:#4a5a5e;--rule:#d9d1c0;--brand:#1b5a66;--line:#82b2b8;--good:#45622e;--good-bg:#f0f5ec;--bad:#953a24;--bad-bg:#fbf0ec;--note-bg:#f0ebdf}
@media (prefers-color-scheme:dark){:root{--paper:#081a20;--panel:#0e242c;--ink:#f1ebdd;--muted:#aebcbb;--rule:#234550;--brand:#82b2b8;--line:#2b7380;--good:#9cbb80;--good-bg:#17241b;--bad:#e29a83;--bad-bg:#2a1814;--note-bg:#0b2027}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 'Archivo Variable','Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif}
h1,h2{line-height:1.2}
h1,h2,.course,header a{font-family:'Newsreader Variable','Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;font-weight:400}
header,main,footer{max-width:46rem;margin-inline:auto;padding-inline:1rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between;padding-block:1.25rem;border-bottom:1px solid var(--rule)}
header a{font-size:1.375rem;color:inherit;text-decoration:none}
header span,.note,footer,dt,.kicker{color:var(--muted);font-size:.875rem}
main{display:grid;gap:1.25rem;padding-block:1.5rem}
.card{min-width:0;background:var(--panel);border:1px solid var(--rule);border-radius:.5rem;padding:1.25rem}
.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}
.state{display:inline-block;margin:0 0 .5rem;padding:.25rem .75rem;border-radius:.375rem;font-weight:600;background:var(--note-bg)}
h1.state{font:inherit;font-weight:600}
.good{color:var(--good);background:var(--good-bg)}.bad{color:var(--bad);background:var(--bad-bg)}
.diploma{text-align:center}.diploma h1{margin:.25rem 0 0;font-size:clamp(2rem,8vw,2.75rem);line-height:1.15;overflow-wrap:anywhere}
.kicker{margin:1.25rem 0 0;letter-spacing:.14em;text-transform:uppercase}
.course{margin:.5rem 0 1.5rem;font-size:1.25rem}.course strong{font-weight:500}
.band{display:block;color:var(--line)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1rem;margin:0 0 1.5rem;text-align:start;border-top:1px solid var(--rule);padding-top:1.25rem}
.stamps{margin:0 0 1.5rem;padding:0;list-style:none;text-align:start}.stamps li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.75rem 0;border-top:1px solid var(--rule)}.stamps strong{min-width:0;font-weight:500;overflow-wrap:anywhere}.stamps span{color:var(--muted);font-variant-numeric:tabular-nums}
.diploma h2{margin-top:1.5rem}.diploma .state{margin-top:1rem}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
h2{margin:0 0 .5rem;font-size:1.375rem}
label{display:block;margin-bottom:.375rem;font-weight:600}
.row{display:flex;gap:.5rem}
input,button{font:inherit;min-height:2.75rem;border-radius:.375rem;padding:0 1rem}
input{flex:1;min-width:0;color:inherit;background:var(--paper);border:1px solid var(--muted);text-transform:uppercase}
#firma{margin-bottom:1rem}button{border:1px solid var(--brand);background:var(--brand);color:var(--panel);cursor:pointer}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
a{color:var(--brand)}
footer{padding-block:1rem 2rem}
@media screen{.printed{display:none}}
@media print{:root{--paper:#fff;--panel:#fff;--ink:#000;--muted:#333;--rule:#bbb;--brand:#1b5a66;--line:#82b2b8;--good:#45622e;--good-bg:#fff;--bad:#953a24;--bad-bg:#fff;--note-bg:#fff}.proof,footer,form,.file{display:none}.card{break-inside:avoid}}
`;
