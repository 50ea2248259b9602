// Generated from content/schemas by `npm run generate`. Do not edit.
// @ts-nocheck
var L=(p,s)=>()=>{try{return s||p((s={exports:{}}).exports,s),s.exports}catch(y){throw s=0,y}};var G=L(O=>{"use strict";Object.defineProperty(O,"__esModule",{value:!0});function B(p){let s=p.length,
y=0,u=0,m;for(;u<s;)y++,m=p.charCodeAt(u++),m>=55296&&m<=56319&&u<s&&(m=p.charCodeAt(u),(m&64512)===
56320&&u++);return y}O.default=B;B.code='require("ajv/dist/runtime/ucs2length").default'});var te=L(q=>{"use strict";Object.defineProperty(q,"__esModule",{value:!0});q.formatNames=q.fastFormats=
q.fullFormats=void 0;function $(p,s){return{validate:p,compare:s}}q.fullFormats={date:$(J,S),time:$(
C(!0),U),"date-time":$(Y(!0),ee),"iso-time":$(C(),K),"iso-date-time":$(Y(),re),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:_e,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ue,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Re,int32:{type:"number",validate:Ce},
int64:{type:"number",validate:Te},float:{type:"number",validate:X},double:{type:"number",validate:X},
password:!0,binary:!0};q.fastFormats={...q.fullFormats,date:$(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,S),time:$(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,U),"date-time":$(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ee),"iso-time":$(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,K),"i\
so-date-time":$(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
re),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
q.formatNames=Object.keys(q.fullFormats);function De(p){return p%4===0&&(p%100!==0||p%400===0)}var Ee=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Fe=[0,31,28,31,30,31,30,31,31,30,31,30,31];function J(p){let s=Ee.exec(p);if(!s)return!1;let y=+s[1],
u=+s[2],m=+s[3];return u>=1&&u<=12&&m>=1&&m<=(u===2&&De(y)?29:Fe[u])}function S(p,s){if(p&&s)return p>
s?1:p<s?-1:0}var V=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function C(p){return function(y){
let u=V.exec(y);if(!u)return!1;let m=+u[1],e=+u[2],n=+u[3],r=u[4],t=u[5]==="-"?-1:1,i=+(u[6]||0),a=+(u[7]||
0);if(i>23||a>59||p&&!r)return!1;if(m<=23&&e<=59&&n<60)return!0;let o=e-a*t,l=m-i*t-(o<0?1:0);return(l===
23||l===-1)&&(o===59||o===-1)&&n<61}}function U(p,s){if(!(p&&s))return;let y=new Date("2020-01-01T"+
p).valueOf(),u=new Date("2020-01-01T"+s).valueOf();if(y&&u)return y-u}function K(p,s){if(!(p&&s))return;
let y=V.exec(p),u=V.exec(s);if(y&&u)return p=y[1]+y[2]+y[3],s=u[1]+u[2]+u[3],p>s?1:p<s?-1:0}var T=/t|\s/i;
function Y(p){let s=C(p);return function(u){let m=u.split(T);return m.length===2&&J(m[0])&&s(m[1])}}
function ee(p,s){if(!(p&&s))return;let y=new Date(p).valueOf(),u=new Date(s).valueOf();if(y&&u)return y-
u}function re(p,s){if(!(p&&s))return;let[y,u]=p.split(T),[m,e]=s.split(T),n=S(y,m);if(n!==void 0)return n||
U(u,e)}var Ne=/\/|:/,Ze=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _e(p){return Ne.test(p)&&Ze.test(p)}var W=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Re(p){return W.lastIndex=0,W.test(p)}var Oe=-(2**31),Ve=2**31-1;function Ce(p){return Number.
isInteger(p)&&p<=Ve&&p>=Oe}function Te(p){return Number.isInteger(p)}function X(){return!0}var Se=/[^\\]\\Z/;
function Ue(p){if(Se.test(p))return!1;try{return new RegExp(p),!0}catch{return!1}}});var ie=L((ar,se)=>{"use strict";se.exports=function p(s,y){if(s===y)return!0;if(s&&y&&typeof s=="obj\
ect"&&typeof y=="object"){if(s.constructor!==y.constructor)return!1;var u,m,e;if(Array.isArray(s)){if(u=
s.length,u!=y.length)return!1;for(m=u;m--!==0;)if(!p(s[m],y[m]))return!1;return!0}if(s.constructor===
RegExp)return s.source===y.source&&s.flags===y.flags;if(s.valueOf!==Object.prototype.valueOf)return s.
valueOf()===y.valueOf();if(s.toString!==Object.prototype.toString)return s.toString()===y.toString();
if(e=Object.keys(s),u=e.length,u!==Object.keys(y).length)return!1;for(m=u;m--!==0;)if(!Object.prototype.
hasOwnProperty.call(y,e[m]))return!1;for(m=u;m--!==0;){var n=e[m];if(!p(s[n],y[n]))return!1}return!0}
return s!==s&&y!==y}});var oe=L(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});var ne=ie();ne.code='requ\
ire("ajv/dist/runtime/equal").default';M.default=ne});import{fitsCountry as Me}from"./country.ts";var ur=de;var d=G().default;function de(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.photo===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"photo"}};e===null?e=[r]:e.push(r),
n++}if(p.photoAlt===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"photoA\
lt"}};e===null?e=[r]:e.push(r),n++}if(p.summary===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"summary"}};e===null?e=[r]:e.push(r),n++}if(p.text===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"text"}};e===null?e=[r]:e.push(r),n++}if(p.vision===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"vision"}};e===null?e=[r]:e.push(r),n++}if(p.
mission===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"mission"}};e===null?
e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="photo"||r==="photoAlt"||r==="summary"||r===
"text"||r==="vision"||r==="mission")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/about.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/about.schema.json"}};e===null?
e=[r]:e.push(r),n++}if(p.photo!==void 0){let r=p.photo;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+
"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+
"/photo",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.photoAlt!==void 0){
let r=p.photoAlt;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/photoAlt",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/photoAlt",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.summary!==void 0){let r=p.summary;if(Array.
isArray(r)){if(r.length<1){let i={instancePath:s+"/summary",keyword:"minItems",params:{limit:1}};e===
null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(
a)<1){let o={instancePath:s+"/summary/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),n++}}else{let o={instancePath:s+"/summary/"+i,keyword:"type",params:{type:"string"}};e===null?e=[
o]:e.push(o),n++}}}else{let t={instancePath:s+"/summary",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),n++}}if(p.text!==void 0){let r=p.text;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+
"/text",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/text/"+i,keyword:"minLen\
gth",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+"/text/"+i,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/text",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.vision!==void 0){let r=p.vision;if(Array.
isArray(r)){if(r.length<1){let i={instancePath:s+"/vision",keyword:"minItems",params:{limit:1}};e===
null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(
a)<1){let o={instancePath:s+"/vision/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(
o),n++}}else{let o={instancePath:s+"/vision/"+i,keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),n++}}}else{let t={instancePath:s+"/vision",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),n++}}if(p.mission!==void 0){let r=p.mission;if(Array.isArray(r)){if(r.length<1){let i={
instancePath:s+"/mission",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.
length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/mis\
sion/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+
"/mission/"+i,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/mission",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return de.errors=e,n===0}var yr=ue;var h=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function ue(p,{instancePath:s="",parentData:y,parentDataProperty:u,
rootData:m=p}={}){let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),
n++}if(p.photos===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"photos"}};
e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="photos")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/appointment.schema.json"){let r={instancePath:s+"/$schema",keyword:"c\
onst",params:{allowedValue:"./schemas/appointment.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.photos!==
void 0){let r=p.photos;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/photos",keyword:"\
minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/photos/"+i,keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.photo===void 0){let o={instancePath:s+
"/photos/"+i,keyword:"required",params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),n++}if(a.
alt===void 0){let o={instancePath:s+"/photos/"+i,keyword:"required",params:{missingProperty:"alt"}};
e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="id"||o==="photo"||o==="alt")){let l={instancePath:s+
"/photos/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
n++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/photo\
s/"+i+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),
n++}}else{let l={instancePath:s+"/photos/"+i+"/id",keyword:"type",params:{type:"string"}};e===null?e=
[l]:e.push(l),n++}}if(a.photo!==void 0){let o=a.photo;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+
"/photos/"+i+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={
instancePath:s+"/photos/"+i+"/photo",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
n++}}if(a.alt!==void 0){let o=a.alt;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/photos\
/"+i+"/alt",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/photos/"+i+"/alt",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={
instancePath:s+"/photos/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{
let t={instancePath:s+"/photos",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return ue.
errors=e,n===0}var mr=ye;var He={type:"object",additionalProperties:!1,required:["id","title","text"],dependencies:{label:["p\
age"],page:["label"]},properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"\
string",minLength:1},text:{type:"string",minLength:1},label:{type:"string",minLength:1},page:{type:"\
string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},phone:{type:"string",enum:["landline","mobile"]}}};function ye(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.calls===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"calls"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r===
"$schema"||r==="calls")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/calls.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/calls.schema.json"}};e===null?
e=[r]:e.push(r),n++}if(p.calls!==void 0){let r=p.calls;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+
"/calls/"+i,keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.title===
void 0){let o={instancePath:s+"/calls/"+i,keyword:"required",params:{missingProperty:"title"}};e===null?
e=[o]:e.push(o),n++}if(a.text===void 0){let o={instancePath:s+"/calls/"+i,keyword:"required",params:{
missingProperty:"text"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="id"||o==="title"||o===
"text"||o==="label"||o==="page"||o==="phone")){let l={instancePath:s+"/calls/"+i,keyword:"additional\
Properties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.label!==void 0&&a.page===
void 0){let o={instancePath:s+"/calls/"+i,keyword:"dependencies",params:{property:"label",missingProperty:"\
page",depsCount:1,deps:"page"}};e===null?e=[o]:e.push(o),n++}if(a.page!==void 0&&a.label===void 0){let o={
instancePath:s+"/calls/"+i,keyword:"dependencies",params:{property:"page",missingProperty:"label",depsCount:1,
deps:"label"}};e===null?e=[o]:e.push(o),n++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.
test(o)){let l={instancePath:s+"/calls/"+i+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z\
0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/calls/"+i+"/id",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.title!==void 0){let o=a.title;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/calls/"+i+"/title",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/calls/"+i+"/title",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.text!==void 0){let o=a.text;if(typeof o=="string"){
if(d(o)<1){let l={instancePath:s+"/calls/"+i+"/text",keyword:"minLength",params:{limit:1}};e===null?
e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/calls/"+i+"/text",keyword:"type",params:{type:"str\
ing"}};e===null?e=[l]:e.push(l),n++}}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(
o)<1){let l={instancePath:s+"/calls/"+i+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:
e.push(l),n++}}else{let l={instancePath:s+"/calls/"+i+"/label",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),n++}}if(a.page!==void 0){let o=a.page;if(typeof o=="string"){if(!h.test(o)){
let l={instancePath:s+"/calls/"+i+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*\
$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/calls/"+i+"/page",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.phone!==void 0){let o=a.phone;if(typeof o!="strin\
g"){let l={instancePath:s+"/calls/"+i+"/phone",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),n++}if(!(o==="landline"||o==="mobile")){let l={instancePath:s+"/calls/"+i+"/phone",keyword:"\
enum",params:{allowedValues:He.properties.phone.enum}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+
"/calls/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/calls",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return ye.errors=e,n===0}var cr=he,
H={type:"object",additionalProperties:!1,required:["$schema","name","legalTitle","website","email","\
phones","address","social","hours","map","sections","keywords","editor","lastUpdated","requestOption\
s","requestRetentionDays"],properties:{$schema:{const:"./schemas/clinic.schema.json"},sample:{type:"\
boolean"},name:{type:"string",minLength:1},legalTitle:{type:"string",minLength:1},identity:{type:"ar\
ray",minItems:1,items:{$ref:"#/definitions/identity"}},website:{type:"string",pattern:"^https://[a-z\
0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$"},email:{type:"string",format:"email"},
phones:{type:"object",additionalProperties:!1,required:["mobile","landline"],properties:{mobile:{type:"\
string",minLength:1,country:"mobile"},landline:{type:"string",minLength:1,country:"landline"}}},chat:{
type:"object",additionalProperties:!1,required:["app","phone","greeting"],properties:{app:{type:"str\
ing",enum:["whatsapp","telegram"]},phone:{type:"string",minLength:1,country:"phone"},greeting:{type:"\
string",minLength:1}}},address:{type:"object",additionalProperties:!1,required:["street","district",
"city","postalCode"],properties:{street:{type:"string",minLength:1},district:{type:"string",minLength:1},
city:{type:"string",minLength:1},postalCode:{type:"string",minLength:1,country:"postalCode"}}},social:{
type:"array",items:{$ref:"#/definitions/socialLink"}},hours:{type:"array",minItems:1,items:{$ref:"#/\
definitions/openingHours"}},exceptions:{type:"array",items:{$ref:"#/definitions/exception"}},map:{type:"\
object",additionalProperties:!1,required:["provider","embedUrl","latitude","longitude"],properties:{
sample:{type:"boolean"},provider:{type:"string",minLength:1},embedUrl:{type:"string",pattern:'^https\
://[^\\s"<>]+$'},latitude:{type:"number",country:"latitude"},longitude:{type:"number",country:"longi\
tude"}}},sections:{type:"object",additionalProperties:!1,required:["prices","testimonials","statisti\
cs","map"],properties:{prices:{type:"boolean"},testimonials:{type:"boolean"},statistics:{type:"boole\
an"},map:{type:"string",enum:["auto","click","off"]}}},keywords:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",minLength:1}},editor:{type:"object",additionalProperties:!1,required:["name","e\
mail"],properties:{name:{type:"string",minLength:1},email:{type:"string",format:"email"}}},lastUpdated:{
type:"string",format:"date"},requestOptions:{type:"array",minItems:1,uniqueItems:!0,items:{type:"str\
ing",minLength:1}},requestRetentionDays:{type:"integer",minimum:1,maximum:3650}},definitions:{weekday:{
type:"string",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},identity:{
type:"object",additionalProperties:!1,required:["label","value"],properties:{label:{type:"string",minLength:1},
value:{type:"string",minLength:1}}},socialLink:{type:"object",additionalProperties:!1,required:["lab\
el","icon","url"],properties:{label:{type:"string",minLength:1},icon:{type:"string",minLength:1},url:{
type:"string",pattern:'^https://[^\\s"<>]+$'}}},openingHours:{type:"object",additionalProperties:!1,
required:["days","open","close"],properties:{days:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"\
#/definitions/weekday"}},open:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},close:{type:"\
string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}},exception:{type:"object",additionalProperties:!1,
required:["date","note"],dependencies:{open:["close"],close:["open"]},properties:{date:{type:"string",
format:"date"},closed:{type:"boolean"},open:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
close:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},note:{type:"string",minLength:1}}}}};var R=Object.prototype.hasOwnProperty,A=Me,me=new RegExp("^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[\
a-z0-9]([a-z0-9-]*[a-z0-9])?)+$","u"),Z=new RegExp('^https://[^\\s"<>]+$',"u"),_=new RegExp("^([01][\
0-9]|2[0-3]):[0-5][0-9]$","u"),le=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
P=te().fullFormats.date;var Qe={type:"string",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},
ce=oe().default;function j(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.days===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"days"}};e===null?e=[r]:e.push(r),n++}if(p.open===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"open"}};e===null?e=[r]:e.push(r),n++}
if(p.close===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"close"}};e===
null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="days"||r==="open"||r==="close")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.days!==
void 0){let r=p.days;if(Array.isArray(r)){if(r.length<1){let o={instancePath:s+"/days",keyword:"minI\
tems",params:{limit:1}};e===null?e=[o]:e.push(o),n++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(typeof l!="string"){let f={instancePath:s+"/days/"+o,keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),n++}if(!(l==="monday"||l==="tuesday"||l==="wednesday"||l==="thursday"||l==="friday"||
l==="saturday"||l==="sunday")){let f={instancePath:s+"/days/"+o,keyword:"enum",params:{allowedValues:Qe.
enum}};e===null?e=[f]:e.push(f),n++}}let i=r.length,a;if(i>1){e:for(;i--;)for(a=i;a--;)if(ce(r[i],r[a])){
let o={instancePath:s+"/days",keyword:"uniqueItems",params:{i,j:a}};e===null?e=[o]:e.push(o),n++;break e}}}else{
let t={instancePath:s+"/days",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.
open!==void 0){let r=p.open;if(typeof r=="string"){if(!_.test(r)){let t={instancePath:s+"/open",keyword:"\
pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[t]:e.push(t),n++}}else{let t={
instancePath:s+"/open",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.close!==
void 0){let r=p.close;if(typeof r=="string"){if(!_.test(r)){let t={instancePath:s+"/close",keyword:"\
pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[t]:e.push(t),n++}}else{let t={
instancePath:s+"/close",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}}else{let r={
instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return j.errors=e,
n===0}function he(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,
n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.name===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),n++}if(p.
legalTitle===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"legalTitle"}};
e===null?e=[r]:e.push(r),n++}if(p.website===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"website"}};e===null?e=[r]:e.push(r),n++}if(p.email===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"email"}};e===null?e=[r]:e.push(r),n++}if(p.phones===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"phones"}};e===null?e=[r]:e.push(r),
n++}if(p.address===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"address"}};
e===null?e=[r]:e.push(r),n++}if(p.social===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"social"}};e===null?e=[r]:e.push(r),n++}if(p.hours===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"hours"}};e===null?e=[r]:e.push(r),n++}if(p.map===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"map"}};e===null?e=[r]:e.push(r),n++}if(p.sections===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"sections"}};e===null?e=[r]:e.push(
r),n++}if(p.keywords===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"key\
words"}};e===null?e=[r]:e.push(r),n++}if(p.editor===void 0){let r={instancePath:s,keyword:"required",
params:{missingProperty:"editor"}};e===null?e=[r]:e.push(r),n++}if(p.lastUpdated===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"lastUpdated"}};e===null?e=[r]:e.push(r),n++}if(p.requestOptions===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"requestOptions"}};e===null?
e=[r]:e.push(r),n++}if(p.requestRetentionDays===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"requestRetentionDays"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!R.call(H.properties,
r)){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[
t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/clinic.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/clinic.schema.json"}};e===null?e=[r]:e.push(
r),n++}if(p.sample!==void 0&&typeof p.sample!="boolean"){let r={instancePath:s+"/sample",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[r]:e.push(r),n++}if(p.name!==void 0){let r=p.name;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/name",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),n++}}else{let t={instancePath:s+"/name",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),n++}}if(p.legalTitle!==void 0){let r=p.legalTitle;if(typeof r=="string"){if(d(r)<1){
let t={instancePath:s+"/legalTitle",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{
let t={instancePath:s+"/legalTitle",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
n++}}if(p.identity!==void 0){let r=p.identity;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+
"/identity",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+
"/identity/"+i,keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),n++}if(a.
value===void 0){let o={instancePath:s+"/identity/"+i,keyword:"required",params:{missingProperty:"val\
ue"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="label"||o==="value")){let l={instancePath:s+
"/identity/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
n++}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/ide\
ntity/"+i+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/identity/"+i+"/label",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.value!==
void 0){let o=a.value;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/identity/"+i+"/value",
keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/ide\
ntity/"+i+"/value",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={
instancePath:s+"/identity/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{
let t={instancePath:s+"/identity",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}
if(p.website!==void 0){let r=p.website;if(typeof r=="string"){if(!me.test(r)){let t={instancePath:s+
"/website",keyword:"pattern",params:{pattern:"^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z\
0-9-]*[a-z0-9])?)+$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/website",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.email!==void 0){let r=p.email;if(typeof r==
"string"){if(!le.test(r)){let t={instancePath:s+"/email",keyword:"format",params:{format:"email"}};e===
null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/email",keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),n++}}if(p.phones!==void 0){let r=p.phones;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.mobile===void 0){let t={instancePath:s+"/phones",keyword:"required",params:{missingProperty:"\
mobile"}};e===null?e=[t]:e.push(t),n++}if(r.landline===void 0){let t={instancePath:s+"/phones",keyword:"\
required",params:{missingProperty:"landline"}};e===null?e=[t]:e.push(t),n++}for(let t in r)if(!(t===
"mobile"||t==="landline")){let i={instancePath:s+"/phones",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),n++}if(r.mobile!==void 0){let t=r.mobile;if(!A(this.country,"mobile",t)){let i={
instancePath:s+"/phones/mobile",keyword:"country",params:{}};e===null?e=[i]:e.push(i),n++}if(typeof t==
"string"){if(d(t)<1){let i={instancePath:s+"/phones/mobile",keyword:"minLength",params:{limit:1}};e===
null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/phones/mobile",keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),n++}}if(r.landline!==void 0){let t=r.landline;if(!A(this.country,"\
landline",t)){let i={instancePath:s+"/phones/landline",keyword:"country",params:{}};e===null?e=[i]:e.
push(i),n++}if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+"/phones/landline",keyword:"minL\
ength",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/phones/landline",
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+"/p\
hones",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),n++}}if(p.chat!==void 0){let r=p.
chat;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.app===void 0){let t={instancePath:s+"/chat",keyword:"\
required",params:{missingProperty:"app"}};e===null?e=[t]:e.push(t),n++}if(r.phone===void 0){let t={instancePath:s+
"/chat",keyword:"required",params:{missingProperty:"phone"}};e===null?e=[t]:e.push(t),n++}if(r.greeting===
void 0){let t={instancePath:s+"/chat",keyword:"required",params:{missingProperty:"greeting"}};e===null?
e=[t]:e.push(t),n++}for(let t in r)if(!(t==="app"||t==="phone"||t==="greeting")){let i={instancePath:s+
"/chat",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}if(r.
app!==void 0){let t=r.app;if(typeof t!="string"){let i={instancePath:s+"/chat/app",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),n++}if(!(t==="whatsapp"||t==="telegram")){let i={instancePath:s+
"/chat/app",keyword:"enum",params:{allowedValues:H.properties.chat.properties.app.enum}};e===null?e=
[i]:e.push(i),n++}}if(r.phone!==void 0){let t=r.phone;if(!A(this.country,"phone",t)){let i={instancePath:s+
"/chat/phone",keyword:"country",params:{}};e===null?e=[i]:e.push(i),n++}if(typeof t=="string"){if(d(
t)<1){let i={instancePath:s+"/chat/phone",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(
i),n++}}else{let i={instancePath:s+"/chat/phone",keyword:"type",params:{type:"string"}};e===null?e=[
i]:e.push(i),n++}}if(r.greeting!==void 0){let t=r.greeting;if(typeof t=="string"){if(d(t)<1){let i={
instancePath:s+"/chat/greeting",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{
let i={instancePath:s+"/chat/greeting",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),n++}}}else{let t={instancePath:s+"/chat",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.
push(t),n++}}if(p.address!==void 0){let r=p.address;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
street===void 0){let t={instancePath:s+"/address",keyword:"required",params:{missingProperty:"street"}};
e===null?e=[t]:e.push(t),n++}if(r.district===void 0){let t={instancePath:s+"/address",keyword:"requi\
red",params:{missingProperty:"district"}};e===null?e=[t]:e.push(t),n++}if(r.city===void 0){let t={instancePath:s+
"/address",keyword:"required",params:{missingProperty:"city"}};e===null?e=[t]:e.push(t),n++}if(r.postalCode===
void 0){let t={instancePath:s+"/address",keyword:"required",params:{missingProperty:"postalCode"}};e===
null?e=[t]:e.push(t),n++}for(let t in r)if(!(t==="street"||t==="district"||t==="city"||t==="postalCo\
de")){let i={instancePath:s+"/address",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[i]:e.push(i),n++}if(r.street!==void 0){let t=r.street;if(typeof t=="string"){if(d(t)<1){
let i={instancePath:s+"/address/street",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(
i),n++}}else{let i={instancePath:s+"/address/street",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),n++}}if(r.district!==void 0){let t=r.district;if(typeof t=="string"){if(d(t)<1){let i={
instancePath:s+"/address/district",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{
let i={instancePath:s+"/address/district",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),n++}}if(r.city!==void 0){let t=r.city;if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+"/a\
ddress/city",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/address/city",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.postalCode!==
void 0){let t=r.postalCode;if(!A(this.country,"postalCode",t)){let i={instancePath:s+"/address/posta\
lCode",keyword:"country",params:{}};e===null?e=[i]:e.push(i),n++}if(typeof t=="string"){if(d(t)<1){let i={
instancePath:s+"/address/postalCode",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),
n++}}else{let i={instancePath:s+"/address/postalCode",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),n++}}}else{let t={instancePath:s+"/address",keyword:"type",params:{type:"object"}};e===
null?e=[t]:e.push(t),n++}}if(p.social!==void 0){let r=p.social;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+
"/social/"+i,keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),n++}if(a.
icon===void 0){let o={instancePath:s+"/social/"+i,keyword:"required",params:{missingProperty:"icon"}};
e===null?e=[o]:e.push(o),n++}if(a.url===void 0){let o={instancePath:s+"/social/"+i,keyword:"required",
params:{missingProperty:"url"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="label"||o==="i\
con"||o==="url")){let l={instancePath:s+"/social/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),n++}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(o)<1){let l={
instancePath:s+"/social/"+i+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),
n++}}else{let l={instancePath:s+"/social/"+i+"/label",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),n++}}if(a.icon!==void 0){let o=a.icon;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+
"/social/"+i+"/icon",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={
instancePath:s+"/social/"+i+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
n++}}if(a.url!==void 0){let o=a.url;if(typeof o=="string"){if(!Z.test(o)){let l={instancePath:s+"/so\
cial/"+i+"/url",keyword:"pattern",params:{pattern:'^https://[^\\s"<>]+$'}};e===null?e=[l]:e.push(l),
n++}}else{let l={instancePath:s+"/social/"+i+"/url",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),n++}}}else{let o={instancePath:s+"/social/"+i,keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/social",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[t]:e.push(t),n++}}if(p.hours!==void 0){let r=p.hours;if(Array.isArray(r)){if(r.length<
1){let i={instancePath:s+"/hours",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}
let t=r.length;for(let i=0;i<t;i++)j.call(this,r[i],{instancePath:s+"/hours/"+i,parentData:r,parentDataProperty:i,
rootData:m})||(e=e===null?j.errors:e.concat(j.errors),n=e.length)}else{let t={instancePath:s+"/hours",
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.exceptions!==void 0){let r=p.
exceptions;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.date===void 0){let o={instancePath:s+"/exceptions/"+i,keyword:"required",
params:{missingProperty:"date"}};e===null?e=[o]:e.push(o),n++}if(a.note===void 0){let o={instancePath:s+
"/exceptions/"+i,keyword:"required",params:{missingProperty:"note"}};e===null?e=[o]:e.push(o),n++}for(let o in a)
if(!(o==="date"||o==="closed"||o==="open"||o==="close"||o==="note")){let l={instancePath:s+"/excepti\
ons/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.
open!==void 0&&a.close===void 0){let o={instancePath:s+"/exceptions/"+i,keyword:"dependencies",params:{
property:"open",missingProperty:"close",depsCount:1,deps:"close"}};e===null?e=[o]:e.push(o),n++}if(a.
close!==void 0&&a.open===void 0){let o={instancePath:s+"/exceptions/"+i,keyword:"dependencies",params:{
property:"close",missingProperty:"open",depsCount:1,deps:"open"}};e===null?e=[o]:e.push(o),n++}if(a.
date!==void 0){let o=a.date;if(typeof o=="string"){if(!P.validate(o)){let l={instancePath:s+"/except\
ions/"+i+"/date",keyword:"format",params:{format:"date"}};e===null?e=[l]:e.push(l),n++}}else{let l={
instancePath:s+"/exceptions/"+i+"/date",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),n++}}if(a.closed!==void 0&&typeof a.closed!="boolean"){let o={instancePath:s+"/exceptions/"+i+"/c\
losed",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),n++}if(a.open!==void 0){let o=a.
open;if(typeof o=="string"){if(!_.test(o)){let l={instancePath:s+"/exceptions/"+i+"/open",keyword:"p\
attern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[l]:e.push(l),n++}}else{let l={
instancePath:s+"/exceptions/"+i+"/open",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),n++}}if(a.close!==void 0){let o=a.close;if(typeof o=="string"){if(!_.test(o)){let l={instancePath:s+
"/exceptions/"+i+"/close",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===
null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/exceptions/"+i+"/close",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.note!==void 0){let o=a.note;if(typeof o=="string"){
if(d(o)<1){let l={instancePath:s+"/exceptions/"+i+"/note",keyword:"minLength",params:{limit:1}};e===
null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/exceptions/"+i+"/note",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+"/exceptions/"+i,keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/exceptions",
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.map!==void 0){let r=p.map;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.provider===void 0){let t={instancePath:s+"/map",keyword:"\
required",params:{missingProperty:"provider"}};e===null?e=[t]:e.push(t),n++}if(r.embedUrl===void 0){
let t={instancePath:s+"/map",keyword:"required",params:{missingProperty:"embedUrl"}};e===null?e=[t]:
e.push(t),n++}if(r.latitude===void 0){let t={instancePath:s+"/map",keyword:"required",params:{missingProperty:"\
latitude"}};e===null?e=[t]:e.push(t),n++}if(r.longitude===void 0){let t={instancePath:s+"/map",keyword:"\
required",params:{missingProperty:"longitude"}};e===null?e=[t]:e.push(t),n++}for(let t in r)if(!(t===
"sample"||t==="provider"||t==="embedUrl"||t==="latitude"||t==="longitude")){let i={instancePath:s+"/\
map",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}if(r.
sample!==void 0&&typeof r.sample!="boolean"){let t={instancePath:s+"/map/sample",keyword:"type",params:{
type:"boolean"}};e===null?e=[t]:e.push(t),n++}if(r.provider!==void 0){let t=r.provider;if(typeof t==
"string"){if(d(t)<1){let i={instancePath:s+"/map/provider",keyword:"minLength",params:{limit:1}};e===
null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/map/provider",keyword:"type",params:{type:"st\
ring"}};e===null?e=[i]:e.push(i),n++}}if(r.embedUrl!==void 0){let t=r.embedUrl;if(typeof t=="string"){
if(!Z.test(t)){let i={instancePath:s+"/map/embedUrl",keyword:"pattern",params:{pattern:'^https://[^\\\
s"<>]+$'}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/map/embedUrl",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.latitude!==void 0){let t=r.latitude;if(!(typeof t==
"number"&&isFinite(t))){let i={instancePath:s+"/map/latitude",keyword:"type",params:{type:"number"}};
e===null?e=[i]:e.push(i),n++}if(!A(this.country,"latitude",t)){let i={instancePath:s+"/map/latitude",
keyword:"country",params:{}};e===null?e=[i]:e.push(i),n++}}if(r.longitude!==void 0){let t=r.longitude;
if(!(typeof t=="number"&&isFinite(t))){let i={instancePath:s+"/map/longitude",keyword:"type",params:{
type:"number"}};e===null?e=[i]:e.push(i),n++}if(!A(this.country,"longitude",t)){let i={instancePath:s+
"/map/longitude",keyword:"country",params:{}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+
"/map",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),n++}}if(p.sections!==void 0){
let r=p.sections;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.prices===void 0){let t={instancePath:s+
"/sections",keyword:"required",params:{missingProperty:"prices"}};e===null?e=[t]:e.push(t),n++}if(r.
testimonials===void 0){let t={instancePath:s+"/sections",keyword:"required",params:{missingProperty:"\
testimonials"}};e===null?e=[t]:e.push(t),n++}if(r.statistics===void 0){let t={instancePath:s+"/secti\
ons",keyword:"required",params:{missingProperty:"statistics"}};e===null?e=[t]:e.push(t),n++}if(r.map===
void 0){let t={instancePath:s+"/sections",keyword:"required",params:{missingProperty:"map"}};e===null?
e=[t]:e.push(t),n++}for(let t in r)if(!(t==="prices"||t==="testimonials"||t==="statistics"||t==="map")){
let i={instancePath:s+"/sections",keyword:"additionalProperties",params:{additionalProperty:t}};e===
null?e=[i]:e.push(i),n++}if(r.prices!==void 0&&typeof r.prices!="boolean"){let t={instancePath:s+"/s\
ections/prices",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),n++}if(r.testimonials!==
void 0&&typeof r.testimonials!="boolean"){let t={instancePath:s+"/sections/testimonials",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[t]:e.push(t),n++}if(r.statistics!==void 0&&typeof r.statistics!=
"boolean"){let t={instancePath:s+"/sections/statistics",keyword:"type",params:{type:"boolean"}};e===
null?e=[t]:e.push(t),n++}if(r.map!==void 0){let t=r.map;if(typeof t!="string"){let i={instancePath:s+
"/sections/map",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}if(!(t==="auto"||
t==="click"||t==="off")){let i={instancePath:s+"/sections/map",keyword:"enum",params:{allowedValues:H.
properties.sections.properties.map.enum}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+
"/sections",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),n++}}if(p.keywords!==void 0){
let r=p.keywords;if(Array.isArray(r)){if(r.length<1){let o={instancePath:s+"/keywords",keyword:"minI\
tems",params:{limit:1}};e===null?e=[o]:e.push(o),n++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/keywords/"+o,keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/keywords/"+o,keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),n++}}let i=r.length,a;if(i>1){let o={};for(;i--;){let l=r[i];if(typeof l==
"string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/keywords",keyword:"uniqueItems",params:{
i,j:a}};e===null?e=[f]:e.push(f),n++;break}o[l]=i}}}}else{let t={instancePath:s+"/keywords",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.editor!==void 0){let r=p.editor;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:s+"/editor",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),n++}if(r.email===void 0){let t={
instancePath:s+"/editor",keyword:"required",params:{missingProperty:"email"}};e===null?e=[t]:e.push(
t),n++}for(let t in r)if(!(t==="name"||t==="email")){let i={instancePath:s+"/editor",keyword:"additi\
onalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}if(r.name!==void 0){let t=r.
name;if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+"/editor/name",keyword:"minLength",params:{
limit:1}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/editor/name",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.email!==void 0){let t=r.email;if(typeof t=="strin\
g"){if(!le.test(t)){let i={instancePath:s+"/editor/email",keyword:"format",params:{format:"email"}};
e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/editor/email",keyword:"type",params:{type:"\
string"}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+"/editor",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),n++}}if(p.lastUpdated!==void 0){let r=p.lastUpdated;if(typeof r==
"string"){if(!P.validate(r)){let t={instancePath:s+"/lastUpdated",keyword:"format",params:{format:"d\
ate"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/lastUpdated",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.requestOptions!==void 0){let r=p.requestOptions;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:s+"/requestOptions",keyword:"minItems",params:{limit:1}};
e===null?e=[o]:e.push(o),n++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(d(
l)<1){let f={instancePath:s+"/requestOptions/"+o,keyword:"minLength",params:{limit:1}};e===null?e=[f]:
e.push(f),n++}}else{let f={instancePath:s+"/requestOptions/"+o,keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),n++}}let i=r.length,a;if(i>1){let o={};for(;i--;){let l=r[i];if(typeof l=="\
string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/requestOptions",keyword:"uniqueIte\
ms",params:{i,j:a}};e===null?e=[f]:e.push(f),n++;break}o[l]=i}}}}else{let t={instancePath:s+"/reques\
tOptions",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.requestRetentionDays!==
void 0){let r=p.requestRetentionDays;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:s+"/requestRetentionDays",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(
t),n++}if(typeof r=="number"&&isFinite(r)){if(r>3650||isNaN(r)){let t={instancePath:s+"/requestReten\
tionDays",keyword:"maximum",params:{comparison:"<=",limit:3650}};e===null?e=[t]:e.push(t),n++}if(r<1||
isNaN(r)){let t={instancePath:s+"/requestRetentionDays",keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[t]:e.push(t),n++}}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),n++}return he.errors=e,n===0}var hr=ge;var Be={type:"object",additionalProperties:!1,required:["id","name","title","photo","summary","bio"],
properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},sample:{type:"boolean"},name:{type:"\
string",minLength:1},title:{type:"string",minLength:1},photo:{type:"string",minLength:1},summary:{type:"\
string",minLength:1},bio:{type:"array",minItems:1,items:{type:"string",minLength:1}},education:{type:"\
array",minItems:1,items:{type:"string",minLength:1}},areas:{type:"array",minItems:1,uniqueItems:!0,items:{
type:"string",minLength:1}}}};function ge(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.doctors===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"doctors"}};e===null?e=[r]:e.push(r),
n++}for(let r in p)if(!(r==="$schema"||r==="doctors")){let t={instancePath:s,keyword:"additionalProp\
erties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!==
"./schemas/doctors.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"\
./schemas/doctors.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.doctors!==void 0){let r=p.doctors;
if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/doctors",keyword:"minItems",params:{limit:1}};
e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/doctors/"+i,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.name===void 0){let o={instancePath:s+"/doct\
ors/"+i,keyword:"required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),n++}if(a.title===
void 0){let o={instancePath:s+"/doctors/"+i,keyword:"required",params:{missingProperty:"title"}};e===
null?e=[o]:e.push(o),n++}if(a.photo===void 0){let o={instancePath:s+"/doctors/"+i,keyword:"required",
params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),n++}if(a.summary===void 0){let o={instancePath:s+
"/doctors/"+i,keyword:"required",params:{missingProperty:"summary"}};e===null?e=[o]:e.push(o),n++}if(a.
bio===void 0){let o={instancePath:s+"/doctors/"+i,keyword:"required",params:{missingProperty:"bio"}};
e===null?e=[o]:e.push(o),n++}for(let o in a)if(!R.call(Be.properties,o)){let l={instancePath:s+"/doc\
tors/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}
if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/doctors/"+
i+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{
let l={instancePath:s+"/doctors/"+i+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),n++}}if(a.sample!==void 0&&typeof a.sample!="boolean"){let o={instancePath:s+"/doctors/"+i+"/samp\
le",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),n++}if(a.name!==void 0){let o=a.
name;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/doctors/"+i+"/name",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/doctors/"+i+"/name",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.title!==void 0){let o=a.title;
if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/doctors/"+i+"/title",keyword:"minLength",params:{
limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/doctors/"+i+"/title",keyword:"t\
ype",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.photo!==void 0){let o=a.photo;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/doctors/"+i+"/photo",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/doctors/"+i+"/photo",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.summary!==void 0){let o=a.summary;if(typeof o=="s\
tring"){if(d(o)<1){let l={instancePath:s+"/doctors/"+i+"/summary",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/doctors/"+i+"/summary",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.bio!==void 0){let o=a.bio;if(Array.isArray(o)){if(o.
length<1){let f={instancePath:s+"/doctors/"+i+"/bio",keyword:"minItems",params:{limit:1}};e===null?e=
[f]:e.push(f),n++}let l=o.length;for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){let c={
instancePath:s+"/doctors/"+i+"/bio/"+f,keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),
n++}}else{let c={instancePath:s+"/doctors/"+i+"/bio/"+f,keyword:"type",params:{type:"string"}};e===null?
e=[c]:e.push(c),n++}}}else{let l={instancePath:s+"/doctors/"+i+"/bio",keyword:"type",params:{type:"a\
rray"}};e===null?e=[l]:e.push(l),n++}}if(a.education!==void 0){let o=a.education;if(Array.isArray(o)){
if(o.length<1){let f={instancePath:s+"/doctors/"+i+"/education",keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),n++}let l=o.length;for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(
g)<1){let c={instancePath:s+"/doctors/"+i+"/education/"+f,keyword:"minLength",params:{limit:1}};e===
null?e=[c]:e.push(c),n++}}else{let c={instancePath:s+"/doctors/"+i+"/education/"+f,keyword:"type",params:{
type:"string"}};e===null?e=[c]:e.push(c),n++}}}else{let l={instancePath:s+"/doctors/"+i+"/education",
keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),n++}}if(a.areas!==void 0){let o=a.areas;
if(Array.isArray(o)){if(o.length<1){let c={instancePath:s+"/doctors/"+i+"/areas",keyword:"minItems",
params:{limit:1}};e===null?e=[c]:e.push(c),n++}let l=o.length;for(let c=0;c<l;c++){let k=o[c];if(typeof k==
"string"){if(d(k)<1){let w={instancePath:s+"/doctors/"+i+"/areas/"+c,keyword:"minLength",params:{limit:1}};
e===null?e=[w]:e.push(w),n++}}else{let w={instancePath:s+"/doctors/"+i+"/areas/"+c,keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),n++}}let f=o.length,g;if(f>1){let c={};for(;f--;){let k=o[f];
if(typeof k=="string"){if(typeof c[k]=="number"){g=c[k];let w={instancePath:s+"/doctors/"+i+"/areas",
keyword:"uniqueItems",params:{i:f,j:g}};e===null?e=[w]:e.push(w),n++;break}c[k]=f}}}}else{let l={instancePath:s+
"/doctors/"+i+"/areas",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),n++}}}else{let o={
instancePath:s+"/doctors/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{
let t={instancePath:s+"/doctors",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return ge.
errors=e,n===0}var gr=we;function z(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[r]:e.push(r),n++}if(p.title===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[r]:e.push(r),n++}if(p.photos===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"photos"}};e===null?e=[r]:e.push(r),n++}for(let r in p)
if(!(r==="id"||r==="title"||r==="photos")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.id!==void 0){let r=p.id;if(typeof r=="strin\
g"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}}if(p.title!==void 0){let r=p.title;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),
n++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),n++}}if(p.photos!==void 0){let r=p.photos;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+
"/photos",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.photo===void 0){let o={instancePath:s+
"/photos/"+i,keyword:"required",params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),n++}if(a.
alt===void 0){let o={instancePath:s+"/photos/"+i,keyword:"required",params:{missingProperty:"alt"}};
e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="photo"||o==="alt"||o==="caption")){let l={instancePath:s+
"/photos/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
n++}if(a.photo!==void 0){let o=a.photo;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/pho\
tos/"+i+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/photos/"+i+"/photo",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.alt!==
void 0){let o=a.alt;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/photos/"+i+"/alt",keyword:"\
minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/photos/"+i+"\
/alt",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.caption!==void 0){let o=a.
caption;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/photos/"+i+"/caption",keyword:"min\
Length",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/photos/"+i+"/ca\
ption",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+
"/photos/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/photos",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return z.errors=e,n===0}function we(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.galleries===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"galleries"}};e===null?e=[r]:e.push(r),n++}for(let r in p)
if(!(r==="$schema"||r==="galleries")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/galleries.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/galleries.schema.json"}};e===
null?e=[r]:e.push(r),n++}if(p.galleries!==void 0){let r=p.galleries;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)z.call(this,r[i],{instancePath:s+"/galleries/"+i,parentData:r,parentDataProperty:i,
rootData:m})||(e=e===null?z.errors:e.concat(z.errors),n=e.length)}else{let t={instancePath:s+"/galle\
ries",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return we.errors=e,n===0}var wr=ke;var Ge={type:"object",additionalProperties:!1,required:["id","ground","headline","text","poster"],properties:{
id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},ground:{type:"string",enum:["light","dark","ro\
om"]},headline:{type:"string",minLength:1},text:{type:"string",minLength:1},poster:{type:"string",minLength:1},
video:{type:"object",additionalProperties:!1,required:["av1","h264"],properties:{av1:{type:"string",
minLength:1},h264:{type:"string",minLength:1}}},phone:{type:"object",additionalProperties:!1,required:[
"picture","av1","h264"],properties:{picture:{type:"string",minLength:1},av1:{type:"string",minLength:1},
h264:{type:"string",minLength:1}}}}};function ke(p,{instancePath:s="",parentData:y,parentDataProperty:u,
rootData:m=p}={}){let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),
n++}if(p.slides===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"slides"}};
e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="slides")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/hero.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/hero.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.slides!==void 0){let r=p.
slides;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/slides",keyword:"minItems",params:{
limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/slides/"+i,keyword:"required",
params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.ground===void 0){let o={instancePath:s+
"/slides/"+i,keyword:"required",params:{missingProperty:"ground"}};e===null?e=[o]:e.push(o),n++}if(a.
headline===void 0){let o={instancePath:s+"/slides/"+i,keyword:"required",params:{missingProperty:"he\
adline"}};e===null?e=[o]:e.push(o),n++}if(a.text===void 0){let o={instancePath:s+"/slides/"+i,keyword:"\
required",params:{missingProperty:"text"}};e===null?e=[o]:e.push(o),n++}if(a.poster===void 0){let o={
instancePath:s+"/slides/"+i,keyword:"required",params:{missingProperty:"poster"}};e===null?e=[o]:e.push(
o),n++}for(let o in a)if(!(o==="id"||o==="ground"||o==="headline"||o==="text"||o==="poster"||o==="vi\
deo"||o==="phone")){let l={instancePath:s+"/slides/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),n++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={
instancePath:s+"/slides/"+i+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===
null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/slides/"+i+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),n++}}if(a.ground!==void 0){let o=a.ground;if(typeof o!="string"){
let l={instancePath:s+"/slides/"+i+"/ground",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),n++}if(!(o==="light"||o==="dark"||o==="room")){let l={instancePath:s+"/slides/"+i+"/ground",
keyword:"enum",params:{allowedValues:Ge.properties.ground.enum}};e===null?e=[l]:e.push(l),n++}}if(a.
headline!==void 0){let o=a.headline;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/slides\
/"+i+"/headline",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/slides/"+i+"/headline",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.text!==
void 0){let o=a.text;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/slides/"+i+"/text",keyword:"\
minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/slides/"+i+"\
/text",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.poster!==void 0){let o=a.
poster;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/slides/"+i+"/poster",keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/slides/"+i+"/post\
er",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.video!==void 0){let o=a.
video;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.av1===void 0){let l={instancePath:s+"/slides\
/"+i+"/video",keyword:"required",params:{missingProperty:"av1"}};e===null?e=[l]:e.push(l),n++}if(o.h264===
void 0){let l={instancePath:s+"/slides/"+i+"/video",keyword:"required",params:{missingProperty:"h264"}};
e===null?e=[l]:e.push(l),n++}for(let l in o)if(!(l==="av1"||l==="h264")){let f={instancePath:s+"/sli\
des/"+i+"/video",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[f]:e.push(
f),n++}if(o.av1!==void 0){let l=o.av1;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/slid\
es/"+i+"/video/av1",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),n++}}else{let f={
instancePath:s+"/slides/"+i+"/video/av1",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),n++}}if(o.h264!==void 0){let l=o.h264;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/s\
lides/"+i+"/video/h264",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),n++}}else{let f={
instancePath:s+"/slides/"+i+"/video/h264",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),n++}}}else{let l={instancePath:s+"/slides/"+i+"/video",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),n++}}if(a.phone!==void 0){let o=a.phone;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.picture===void 0){let l={instancePath:s+"/slides/"+i+"/phone",keyword:"required",params:{missingProperty:"\
picture"}};e===null?e=[l]:e.push(l),n++}if(o.av1===void 0){let l={instancePath:s+"/slides/"+i+"/phon\
e",keyword:"required",params:{missingProperty:"av1"}};e===null?e=[l]:e.push(l),n++}if(o.h264===void 0){
let l={instancePath:s+"/slides/"+i+"/phone",keyword:"required",params:{missingProperty:"h264"}};e===
null?e=[l]:e.push(l),n++}for(let l in o)if(!(l==="picture"||l==="av1"||l==="h264")){let f={instancePath:s+
"/slides/"+i+"/phone",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[f]:e.
push(f),n++}if(o.picture!==void 0){let l=o.picture;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+
"/slides/"+i+"/phone/picture",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),n++}}else{
let f={instancePath:s+"/slides/"+i+"/phone/picture",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),n++}}if(o.av1!==void 0){let l=o.av1;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+
"/slides/"+i+"/phone/av1",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),n++}}else{let f={
instancePath:s+"/slides/"+i+"/phone/av1",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),n++}}if(o.h264!==void 0){let l=o.h264;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/s\
lides/"+i+"/phone/h264",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),n++}}else{let f={
instancePath:s+"/slides/"+i+"/phone/h264",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),n++}}}else{let l={instancePath:s+"/slides/"+i+"/phone",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+"/slides/"+i,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/slides",keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[r]:e.push(r),n++}return ke.errors=e,n===0}var kr=be;var Ye={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:[
"hero","about-overview","services-overview","doctors-overview","statistics","testimonials","contact-\
overview","about","direction","services","doctors","prices","contact","appointment","privacy","prose",
"questions","treatment","gallery","call"]},record:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}}},
We=new RegExp("^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$","u");function v(p,{instancePath:s="",
parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"id"}};
e===null?e=[r]:e.push(r),n++}if(p.path===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[r]:e.push(r),n++}if(p.title===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"title"}};e===null?e=[r]:e.push(r),n++}if(p.description===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"description"}};e===null?e=[r]:e.push(r),n++}if(p.sections===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"sections"}};e===null?e=[r]:
e.push(r),n++}for(let r in p)if(!(r==="id"||r==="path"||r==="title"||r==="heading"||r==="intro"||r===
"description"||r==="off"||r==="sections")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.id!==void 0){let r=p.id;if(typeof r=="strin\
g"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}}if(p.path!==void 0){let r=p.path;if(typeof r=="string"){if(!We.
test(r)){let t={instancePath:s+"/path",keyword:"pattern",params:{pattern:"^/(?:[\\p{L}\\p{N}]+(?:[-/][\
\\p{L}\\p{N}]+)*)?$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/path",keyword:"typ\
e",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.title!==void 0){let r=p.title;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),n++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),n++}}if(p.heading!==void 0){let r=p.heading;if(typeof r=="string"){if(d(r)<1){let t={
instancePath:s+"/heading",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={
instancePath:s+"/heading",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.
intro!==void 0){let r=p.intro;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/intro",keyword:"\
minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/intro",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.description!==void 0){let r=p.description;
if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/description",keyword:"minLength",params:{limit:1}};
e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/description",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}}if(p.off!==void 0&&typeof p.off!="boolean"){let r={instancePath:s+
"/off",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),n++}if(p.sections!==void 0){
let r=p.sections;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/sections",keyword:"minI\
tems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0){let o={instancePath:s+"/sections/"+
i,keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o===
"kind"||o==="record")){let l={instancePath:s+"/sections/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[l]:e.push(l),n++}if(a.kind!==void 0){let o=a.kind;if(typeof o!="string"){let l={instancePath:s+
"/sections/"+i+"/kind",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}if(!(o===
"hero"||o==="about-overview"||o==="services-overview"||o==="doctors-overview"||o==="statistics"||o===
"testimonials"||o==="contact-overview"||o==="about"||o==="direction"||o==="services"||o==="doctors"||
o==="prices"||o==="contact"||o==="appointment"||o==="privacy"||o==="prose"||o==="questions"||o==="tr\
eatment"||o==="gallery"||o==="call")){let l={instancePath:s+"/sections/"+i+"/kind",keyword:"enum",params:{
allowedValues:Ye.properties.kind.enum}};e===null?e=[l]:e.push(l),n++}}if(a.record!==void 0){let o=a.
record;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/sections/"+i+"/record",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/sections/"+i+"/record",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{
let o={instancePath:s+"/sections/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),
n++}}}else{let t={instancePath:s+"/sections",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.
push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),n++}return v.errors=e,n===0}function be(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.pages===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"pages"}};e===null?e=[r]:e.push(r),
n++}if(p.menus===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"menus"}};
e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="pages"||r==="menus")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/pages.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",
params:{allowedValue:"./schemas/pages.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.pages!==void 0){
let r=p.pages;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/pages",keyword:"minItems",
params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++)v.call(this,r[i],{
instancePath:s+"/pages/"+i,parentData:r,parentDataProperty:i,rootData:m})||(e=e===null?v.errors:e.concat(
v.errors),n=e.length)}else{let t={instancePath:s+"/pages",keyword:"type",params:{type:"array"}};e===
null?e=[t]:e.push(t),n++}}if(p.menus!==void 0){let r=p.menus;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.main===void 0){let t={instancePath:s+"/menus",keyword:"required",params:{missingProperty:"m\
ain"}};e===null?e=[t]:e.push(t),n++}if(r.drawer===void 0){let t={instancePath:s+"/menus",keyword:"re\
quired",params:{missingProperty:"drawer"}};e===null?e=[t]:e.push(t),n++}if(r.footer===void 0){let t={
instancePath:s+"/menus",keyword:"required",params:{missingProperty:"footer"}};e===null?e=[t]:e.push(
t),n++}for(let t in r)if(!(t==="main"||t==="drawer"||t==="footer")){let i={instancePath:s+"/menus",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}if(r.main!==void 0){
let t=r.main;if(Array.isArray(t)){if(t.length<1){let a={instancePath:s+"/menus/main",keyword:"minIte\
ms",params:{limit:1}};e===null?e=[a]:e.push(a),n++}let i=t.length;for(let a=0;a<i;a++){let o=t[a];if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.page===void 0){let l={instancePath:s+"/menus/main/"+a,keyword:"\
required",params:{missingProperty:"page"}};e===null?e=[l]:e.push(l),n++}for(let l in o)if(!(l==="pag\
e"||l==="label")){let f={instancePath:s+"/menus/main/"+a,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[f]:e.push(f),n++}if(o.page!==void 0){let l=o.page;if(typeof l=="string"){if(!h.test(l)){
let f={instancePath:s+"/menus/main/"+a+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/menus/main/"+a+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),n++}}if(o.label!==void 0){let l=o.label;if(typeof l==
"string"){if(d(l)<1){let f={instancePath:s+"/menus/main/"+a+"/label",keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/menus/main/"+a+"/label",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),n++}}}else{let l={instancePath:s+"/menus/main/"+a,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),n++}}}else{let i={instancePath:s+"/menus/main",
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),n++}}if(r.drawer!==void 0){let t=r.drawer;
if(Array.isArray(t)){if(t.length<1){let a={instancePath:s+"/menus/drawer",keyword:"minItems",params:{
limit:1}};e===null?e=[a]:e.push(a),n++}let i=t.length;for(let a=0;a<i;a++){let o=t[a];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.page===void 0){let l={instancePath:s+"/menus/drawer/"+a,keyword:"r\
equired",params:{missingProperty:"page"}};e===null?e=[l]:e.push(l),n++}for(let l in o)if(!(l==="page"||
l==="label")){let f={instancePath:s+"/menus/drawer/"+a,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[f]:e.push(f),n++}if(o.page!==void 0){let l=o.page;if(typeof l=="string"){if(!h.test(l)){
let f={instancePath:s+"/menus/drawer/"+a+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z\
0-9]+)*$"}};e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/menus/drawer/"+a+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),n++}}if(o.label!==void 0){let l=o.label;if(typeof l==
"string"){if(d(l)<1){let f={instancePath:s+"/menus/drawer/"+a+"/label",keyword:"minLength",params:{limit:1}};
e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/menus/drawer/"+a+"/label",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),n++}}}else{let l={instancePath:s+"/menus/drawer/"+a,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),n++}}}else{let i={instancePath:s+"/m\
enus/drawer",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),n++}}if(r.footer!==void 0){
let t=r.footer;if(Array.isArray(t)){if(t.length<1){let a={instancePath:s+"/menus/footer",keyword:"mi\
nItems",params:{limit:1}};e===null?e=[a]:e.push(a),n++}let i=t.length;for(let a=0;a<i;a++){let o=t[a];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.page===void 0){let l={instancePath:s+"/menus/foote\
r/"+a,keyword:"required",params:{missingProperty:"page"}};e===null?e=[l]:e.push(l),n++}for(let l in o)
if(!(l==="page"||l==="label")){let f={instancePath:s+"/menus/footer/"+a,keyword:"additionalPropertie\
s",params:{additionalProperty:l}};e===null?e=[f]:e.push(f),n++}if(o.page!==void 0){let l=o.page;if(typeof l==
"string"){if(!h.test(l)){let f={instancePath:s+"/menus/footer/"+a+"/page",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/menu\
s/footer/"+a+"/page",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),n++}}if(o.label!==
void 0){let l=o.label;if(typeof l=="string"){if(d(l)<1){let f={instancePath:s+"/menus/footer/"+a+"/l\
abel",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+
"/menus/footer/"+a+"/label",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),n++}}}else{
let l={instancePath:s+"/menus/footer/"+a,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),n++}}}else{let i={instancePath:s+"/menus/footer",keyword:"type",params:{type:"array"}};e===null?e=
[i]:e.push(i),n++}}}else{let t={instancePath:s+"/menus",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[
r]:e.push(r),n++}return be.errors=e,n===0}var br=$e;function x(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[r]:e.push(r),n++}if(p.title===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[r]:e.push(r),n++}if(p.rows===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"rows"}};e===null?e=[r]:e.push(r),n++}for(let r in p)
if(!(r==="id"||r==="title"||r==="rows")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.id!==void 0){let r=p.id;if(typeof r=="strin\
g"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}}if(p.title!==void 0){let r=p.title;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),
n++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),n++}}if(p.rows!==void 0){let r=p.rows;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"\
/rows",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+
"/rows/"+i,keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.treatment===
void 0){let o={instancePath:s+"/rows/"+i,keyword:"required",params:{missingProperty:"treatment"}};e===
null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="id"||o==="treatment"||o==="min"||o==="max")){let l={
instancePath:s+"/rows/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[
l]:e.push(l),n++}if(a.min!==void 0&&a.max===void 0){let o={instancePath:s+"/rows/"+i,keyword:"depend\
encies",params:{property:"min",missingProperty:"max",depsCount:1,deps:"max"}};e===null?e=[o]:e.push(
o),n++}if(a.max!==void 0&&a.min===void 0){let o={instancePath:s+"/rows/"+i,keyword:"dependencies",params:{
property:"max",missingProperty:"min",depsCount:1,deps:"min"}};e===null?e=[o]:e.push(o),n++}if(a.id!==
void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/rows/"+i+"/id",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/rows/"+i+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.treatment!==
void 0){let o=a.treatment;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/rows/"+i+"/treat\
ment",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/rows/"+i+"/treatment",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.min!==
void 0){let o=a.min;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:s+
"/rows/"+i+"/min",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),n++}if(typeof o==
"number"&&isFinite(o)){if(o>1e7||isNaN(o)){let l={instancePath:s+"/rows/"+i+"/min",keyword:"maximum",
params:{comparison:"<=",limit:1e7}};e===null?e=[l]:e.push(l),n++}if(o<1||isNaN(o)){let l={instancePath:s+
"/rows/"+i+"/min",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),n++}}}
if(a.max!==void 0){let o=a.max;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:s+
"/rows/"+i+"/max",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),n++}if(typeof o==
"number"&&isFinite(o)){if(o>1e7||isNaN(o)){let l={instancePath:s+"/rows/"+i+"/max",keyword:"maximum",
params:{comparison:"<=",limit:1e7}};e===null?e=[l]:e.push(l),n++}if(o<1||isNaN(o)){let l={instancePath:s+
"/rows/"+i+"/max",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(l),n++}}}}else{
let o={instancePath:s+"/rows/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{
let t={instancePath:s+"/rows",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return x.errors=
e,n===0}function $e(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,
n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.listDate===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"listDate"}};e===null?e=[r]:e.push(r),n++}
if(p.categories===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"categori\
es"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="listDate"||r==="categorie\
s")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=
[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/prices.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/prices.schema.json"}};e===null?e=[r]:e.push(
r),n++}if(p.listDate!==void 0){let r=p.listDate;if(typeof r=="string"){if(!P.validate(r)){let t={instancePath:s+
"/listDate",keyword:"format",params:{format:"date"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+
"/listDate",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.categories!==void 0){
let r=p.categories;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)x.call(this,r[i],{instancePath:s+
"/categories/"+i,parentData:r,parentDataProperty:i,rootData:m})||(e=e===null?x.errors:e.concat(x.errors),
n=e.length)}else{let t={instancePath:s+"/categories",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[
r]:e.push(r),n++}return $e.errors=e,n===0}var $r=qe;var Xe={type:"object",additionalProperties:!1,required:["id","title","text"],properties:{id:{type:"s\
tring",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"string",minLength:1},eu:{type:"boolean"},shows:{
type:"string",enum:["controller","retention","map","application"]},text:{type:"array",minItems:1,items:{
type:"string",minLength:1}},list:{type:"array",minItems:1,items:{type:"string",minLength:1}}}};function qe(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.intro===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"intro"}};e===null?e=[r]:e.push(r),n++}if(p.sections===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"sections"}};e===null?e=[r]:e.push(
r),n++}for(let r in p)if(!(r==="$schema"||r==="sample"||r==="intro"||r==="sections")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==
void 0&&p.$schema!=="./schemas/privacy.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",
params:{allowedValue:"./schemas/privacy.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.sample!==void 0&&
typeof p.sample!="boolean"){let r={instancePath:s+"/sample",keyword:"type",params:{type:"boolean"}};
e===null?e=[r]:e.push(r),n++}if(p.intro!==void 0){let r=p.intro;if(Array.isArray(r)){if(r.length<1){
let i={instancePath:s+"/intro",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.
length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/int\
ro/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+
"/intro/"+i,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/intro",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.sections!==void 0){
let r=p.sections;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/sections",keyword:"minI\
tems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/sections/"+i,
keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.title===void 0){
let o={instancePath:s+"/sections/"+i,keyword:"required",params:{missingProperty:"title"}};e===null?e=
[o]:e.push(o),n++}if(a.text===void 0){let o={instancePath:s+"/sections/"+i,keyword:"required",params:{
missingProperty:"text"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="id"||o==="title"||o===
"eu"||o==="shows"||o==="text"||o==="list")){let l={instancePath:s+"/sections/"+i,keyword:"additional\
Properties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.id!==void 0){let o=a.id;
if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/sections/"+i+"/id",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/sect\
ions/"+i+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.title!==void 0){
let o=a.title;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/sections/"+i+"/title",keyword:"\
minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/sections/"+i+
"/title",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.eu!==void 0&&typeof a.
eu!="boolean"){let o={instancePath:s+"/sections/"+i+"/eu",keyword:"type",params:{type:"boolean"}};e===
null?e=[o]:e.push(o),n++}if(a.shows!==void 0){let o=a.shows;if(typeof o!="string"){let l={instancePath:s+
"/sections/"+i+"/shows",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}if(!(o===
"controller"||o==="retention"||o==="map"||o==="application")){let l={instancePath:s+"/sections/"+i+"\
/shows",keyword:"enum",params:{allowedValues:Xe.properties.shows.enum}};e===null?e=[l]:e.push(l),n++}}
if(a.text!==void 0){let o=a.text;if(Array.isArray(o)){if(o.length<1){let f={instancePath:s+"/section\
s/"+i+"/text",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),n++}let l=o.length;for(let f=0;f<
l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){let c={instancePath:s+"/sections/"+i+"/text/"+f,
keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),n++}}else{let c={instancePath:s+"/sec\
tions/"+i+"/text/"+f,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),n++}}}else{let l={
instancePath:s+"/sections/"+i+"/text",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),
n++}}if(a.list!==void 0){let o=a.list;if(Array.isArray(o)){if(o.length<1){let f={instancePath:s+"/se\
ctions/"+i+"/list",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),n++}let l=o.length;
for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){let c={instancePath:s+"/sections/"+
i+"/list/"+f,keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),n++}}else{let c={instancePath:s+
"/sections/"+i+"/list/"+f,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),n++}}}else{
let l={instancePath:s+"/sections/"+i+"/list",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.
push(l),n++}}}else{let o={instancePath:s+"/sections/"+i,keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/sections",keyword:"type",params:{type:"array"}};e===
null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),n++}return qe.errors=e,n===0}var qr=Ae;function I(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){let r={instancePath:s,keyword:"mi\
nProperties",params:{limit:1}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="title"||r==="te\
xt"||r==="list"||r==="steps"||r==="photo"||r==="photoAlt"||r==="links")){let t={instancePath:s,keyword:"\
additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.photo!==void 0&&
p.photoAlt===void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photo",missingProperty:"\
photoAlt",depsCount:1,deps:"photoAlt"}};e===null?e=[r]:e.push(r),n++}if(p.photoAlt!==void 0&&p.photo===
void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photoAlt",missingProperty:"ph\
oto",depsCount:1,deps:"photo"}};e===null?e=[r]:e.push(r),n++}if(p.title!==void 0){let r=p.title;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),n++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),n++}}if(p.text!==void 0){let r=p.text;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+
"/text",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/text/"+i,keyword:"minLen\
gth",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+"/text/"+i,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/text",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.list!==void 0){let r=p.list;if(Array.
isArray(r)){if(r.length<1){let i={instancePath:s+"/list",keyword:"minItems",params:{limit:1}};e===null?
e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){
let o={instancePath:s+"/list/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{
let o={instancePath:s+"/list/"+i,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{
let t={instancePath:s+"/list",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.
steps!==void 0){let r=p.steps;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/steps",keyword:"\
minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];
if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/steps/"+i,keyword:"minLength",params:{limit:1}};
e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+"/steps/"+i,keyword:"type",params:{type:"st\
ring"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/steps",keyword:"type",params:{type:"\
array"}};e===null?e=[t]:e.push(t),n++}}if(p.photo!==void 0){let r=p.photo;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),
n++}}else{let t={instancePath:s+"/photo",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),n++}}if(p.photoAlt!==void 0){let r=p.photoAlt;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+
"/photoAlt",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+
"/photoAlt",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.links!==void 0){
let r=p.links;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/links",keyword:"minItems",
params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+"/links/"+i,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="la\
bel"||o==="page"||o==="url")){let l={instancePath:s+"/links/"+i,keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.label!==void 0){let o=a.label;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/links/"+i+"/label",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/links/"+i+"/label",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.page!==void 0){let o=a.page;if(typeof o=="string"){
if(!h.test(o)){let l={instancePath:s+"/links/"+i+"/page",keyword:"pattern",params:{pattern:"^[a-z0-9\
]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/links/"+i+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.url!==void 0){let o=a.url;if(typeof o==
"string"){if(!Z.test(o)){let l={instancePath:s+"/links/"+i+"/url",keyword:"pattern",params:{pattern:'\
^https://[^\\s"<>]+$'}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/links/"+i+"/url",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+"/l\
inks/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/links",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return I.errors=e,n===0}function D(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),n++}if(p.parts===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"parts"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="id"||r==="title"||r===
"parts")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?
e=[t]:e.push(t),n++}if(p.id!==void 0){let r=p.id;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+
"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{
let t={instancePath:s+"/id",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.
title!==void 0){let r=p.title;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"\
minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/title",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.parts!==void 0){let r=p.parts;if(Array.
isArray(r)){if(r.length<1){let i={instancePath:s+"/parts",keyword:"minItems",params:{limit:1}};e===null?
e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++)I.call(this,r[i],{instancePath:s+"/parts/"+i,
parentData:r,parentDataProperty:i,rootData:m})||(e=e===null?I.errors:e.concat(I.errors),n=e.length)}else{
let t={instancePath:s+"/parts",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return D.errors=
e,n===0}function Ae(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,
n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.texts===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"texts"}};e===null?e=[r]:e.push(r),n++}for(let r in p)
if(!(r==="$schema"||r==="texts")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/prose.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/prose.schema.json"}};e===null?
e=[r]:e.push(r),n++}if(p.texts!==void 0){let r=p.texts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)D.call(this,r[i],{instancePath:s+"/texts/"+i,parentData:r,parentDataProperty:i,rootData:m})||(e=
e===null?D.errors:e.concat(D.errors),n=e.length)}else{let t={instancePath:s+"/texts",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),n++}return Ae.errors=e,n===0}var Ar=Pe;function E(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"id"}};e===null?e=[r]:e.push(r),n++}if(p.title===void 0){let r={instancePath:s,keyword:"\
required",params:{missingProperty:"title"}};e===null?e=[r]:e.push(r),n++}if(p.questions===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"questions"}};e===null?e=[r]:e.push(r),n++}
for(let r in p)if(!(r==="id"||r==="title"||r==="questions")){let t={instancePath:s,keyword:"addition\
alProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.id!==void 0){let r=p.
id;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+"/id",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/id",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.title!==void 0){let r=p.title;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),n++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),n++}}if(p.questions!==void 0){let r=p.questions;if(Array.isArray(r)){if(r.length<1){
let i={instancePath:s+"/questions",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}
let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let o={instancePath:s+"/questions/"+i,keyword:"required",params:{missingProperty:"id"}};e===
null?e=[o]:e.push(o),n++}if(a.question===void 0){let o={instancePath:s+"/questions/"+i,keyword:"requ\
ired",params:{missingProperty:"question"}};e===null?e=[o]:e.push(o),n++}if(a.answer===void 0){let o={
instancePath:s+"/questions/"+i,keyword:"required",params:{missingProperty:"answer"}};e===null?e=[o]:
e.push(o),n++}for(let o in a)if(!(o==="id"||o==="question"||o==="answer")){let l={instancePath:s+"/q\
uestions/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),
n++}if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/quest\
ions/"+i+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(
l),n++}}else{let l={instancePath:s+"/questions/"+i+"/id",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),n++}}if(a.question!==void 0){let o=a.question;if(typeof o=="string"){if(d(o)<1){
let l={instancePath:s+"/questions/"+i+"/question",keyword:"minLength",params:{limit:1}};e===null?e=[
l]:e.push(l),n++}}else{let l={instancePath:s+"/questions/"+i+"/question",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),n++}}if(a.answer!==void 0){let o=a.answer;if(Array.isArray(o)){if(o.
length<1){let f={instancePath:s+"/questions/"+i+"/answer",keyword:"minItems",params:{limit:1}};e===null?
e=[f]:e.push(f),n++}let l=o.length;for(let f=0;f<l;f++){let g=o[f];if(typeof g=="string"){if(d(g)<1){
let c={instancePath:s+"/questions/"+i+"/answer/"+f,keyword:"minLength",params:{limit:1}};e===null?e=
[c]:e.push(c),n++}}else{let c={instancePath:s+"/questions/"+i+"/answer/"+f,keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),n++}}}else{let l={instancePath:s+"/questions/"+i+"/answer",keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+"/questions/"+
i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"\
/questions",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return E.errors=e,n===0}function Pe(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.groups===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"groups"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r===
"$schema"||r==="groups")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/questions.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/questions.schema.json"}};e===
null?e=[r]:e.push(r),n++}if(p.groups!==void 0){let r=p.groups;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)E.call(this,r[i],{instancePath:s+"/groups/"+i,parentData:r,parentDataProperty:i,rootData:m})||
(e=e===null?E.errors:e.concat(E.errors),n=e.length)}else{let t={instancePath:s+"/groups",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return Pe.errors=e,n===0}var Pr=Le;var Je={type:"object",additionalProperties:!1,required:["id","title","description","icon","tone"],properties:{
id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"string",minLength:1},description:{
type:"string",minLength:1},icon:{type:"string",minLength:1},tone:{type:"string",enum:["tint","surfac\
e","primary","accent"]},request:{type:"string",minLength:1},page:{type:"string",pattern:"^[a-z0-9]+(\
-[a-z0-9]+)*$"}}};function Le(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.services===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"services"}};e===null?e=[r]:
e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="services")){let t={instancePath:s,keyword:"add\
itionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&
p.$schema!=="./schemas/services.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/services.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.services!==void 0){
let r=p.services;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/services",keyword:"minI\
tems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let o={instancePath:s+"/services/"+i,
keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),n++}if(a.title===void 0){
let o={instancePath:s+"/services/"+i,keyword:"required",params:{missingProperty:"title"}};e===null?e=
[o]:e.push(o),n++}if(a.description===void 0){let o={instancePath:s+"/services/"+i,keyword:"required",
params:{missingProperty:"description"}};e===null?e=[o]:e.push(o),n++}if(a.icon===void 0){let o={instancePath:s+
"/services/"+i,keyword:"required",params:{missingProperty:"icon"}};e===null?e=[o]:e.push(o),n++}if(a.
tone===void 0){let o={instancePath:s+"/services/"+i,keyword:"required",params:{missingProperty:"tone"}};
e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="id"||o==="title"||o==="description"||o==="icon"||
o==="tone"||o==="request"||o==="page")){let l={instancePath:s+"/services/"+i,keyword:"additionalProp\
erties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.id!==void 0){let o=a.id;if(typeof o==
"string"){if(!h.test(o)){let l={instancePath:s+"/services/"+i+"/id",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/services/"+i+
"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.title!==void 0){let o=a.
title;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/services/"+i+"/title",keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/services/"+i+"/ti\
tle",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.description!==void 0){
let o=a.description;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/services/"+i+"/descrip\
tion",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/services/"+i+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.
icon!==void 0){let o=a.icon;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/services/"+i+"\
/icon",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/services/"+i+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.tone!==
void 0){let o=a.tone;if(typeof o!="string"){let l={instancePath:s+"/services/"+i+"/tone",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}if(!(o==="tint"||o==="surface"||o==="primar\
y"||o==="accent")){let l={instancePath:s+"/services/"+i+"/tone",keyword:"enum",params:{allowedValues:Je.
properties.tone.enum}};e===null?e=[l]:e.push(l),n++}}if(a.request!==void 0){let o=a.request;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/services/"+i+"/request",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/services/"+i+"/request",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.page!==void 0){let o=a.page;if(typeof o=="string"){
if(!h.test(o)){let l={instancePath:s+"/services/"+i+"/page",keyword:"pattern",params:{pattern:"^[a-z\
0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/services/"+i+"/pag\
e",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+
"/services/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/services",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return Le.errors=e,n===0}var Lr=je,
Ke={type:"object",additionalProperties:!1,required:["$schema","language","country","timeZone","curre\
ncy","currencySign","directions"],properties:{$schema:{const:"./schemas/site.schema.json"},language:{
type:"string",pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},languages:{type:"array",items:{$ref:"#/def\
initions/furtherLanguage"}},country:{type:"string",enum:["TR","DE","AT","CH","NL","BE","FR","GB"]},timeZone:{
type:"string",pattern:"^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$",country:"timeZone"},currency:{type:"\
string",pattern:"^[A-Z]{3}$",country:"currency"},currencySign:{type:"string",minLength:1},directions:{
type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/definitions/directions"}}},definitions:{furtherLanguage:{
type:"object",additionalProperties:!1,required:["code","abroad"],properties:{code:{type:"string",pattern:"\
^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},abroad:{type:"boolean"},eu:{type:"boolean"},certificate:{type:"st\
ring",minLength:1},reviewed:{type:"string",format:"date"},allowed:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",enum:["prices","testimonials"]}},origin:{type:"string",pattern:"^https://[a-z0-\
9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$"}}},directions:{type:"string",enum:["goo\
gle","apple","yandex","openstreetmap"]}}},er={type:"object",additionalProperties:!1,required:["code",
"abroad"],properties:{code:{type:"string",pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},abroad:{type:"\
boolean"},eu:{type:"boolean"},certificate:{type:"string",minLength:1},reviewed:{type:"string",format:"\
date"},allowed:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",enum:["prices","testimon\
ials"]}},origin:{type:"string",pattern:"^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*\
[a-z0-9])?)+$"}}},rr={type:"string",enum:["google","apple","yandex","openstreetmap"]},pe=new RegExp(
"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u"),tr=new RegExp("^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$","u"),
sr=new RegExp("^[A-Z]{3}$","u");function je(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){
let e=null,n=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.language===
void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"language"}};e===null?e=[r]:
e.push(r),n++}if(p.country===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
country"}};e===null?e=[r]:e.push(r),n++}if(p.timeZone===void 0){let r={instancePath:s,keyword:"requi\
red",params:{missingProperty:"timeZone"}};e===null?e=[r]:e.push(r),n++}if(p.currency===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"currency"}};e===null?e=[r]:e.push(r),n++}
if(p.currencySign===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"curren\
cySign"}};e===null?e=[r]:e.push(r),n++}if(p.directions===void 0){let r={instancePath:s,keyword:"requ\
ired",params:{missingProperty:"directions"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$\
schema"||r==="language"||r==="languages"||r==="country"||r==="timeZone"||r==="currency"||r==="curren\
cySign"||r==="directions")){let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/site.schema.json"){let r={
instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./schemas/site.schema.json"}};e===null?
e=[r]:e.push(r),n++}if(p.language!==void 0){let r=p.language;if(typeof r=="string"){if(!pe.test(r)){
let t={instancePath:s+"/language",keyword:"pattern",params:{pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\
$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/language",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}}if(p.languages!==void 0){let r=p.languages;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
code===void 0){let o={instancePath:s+"/languages/"+i,keyword:"required",params:{missingProperty:"cod\
e"}};e===null?e=[o]:e.push(o),n++}if(a.abroad===void 0){let o={instancePath:s+"/languages/"+i,keyword:"\
required",params:{missingProperty:"abroad"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="c\
ode"||o==="abroad"||o==="eu"||o==="certificate"||o==="reviewed"||o==="allowed"||o==="origin")){let l={
instancePath:s+"/languages/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?
e=[l]:e.push(l),n++}if(a.code!==void 0){let o=a.code;if(typeof o=="string"){if(!pe.test(o)){let l={instancePath:s+
"/languages/"+i+"/code",keyword:"pattern",params:{pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}};e===null?
e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/languages/"+i+"/code",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),n++}}if(a.abroad!==void 0&&typeof a.abroad!="boolean"){let o={instancePath:s+
"/languages/"+i+"/abroad",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),n++}if(a.
eu!==void 0&&typeof a.eu!="boolean"){let o={instancePath:s+"/languages/"+i+"/eu",keyword:"type",params:{
type:"boolean"}};e===null?e=[o]:e.push(o),n++}if(a.certificate!==void 0){let o=a.certificate;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/languages/"+i+"/certificate",keyword:"minLength",params:{
limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/languages/"+i+"/certificate",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.reviewed!==void 0){let o=a.reviewed;
if(typeof o=="string"){if(!P.validate(o)){let l={instancePath:s+"/languages/"+i+"/reviewed",keyword:"\
format",params:{format:"date"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/languages\
/"+i+"/reviewed",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.allowed!==
void 0){let o=a.allowed;if(Array.isArray(o)){if(o.length<1){let c={instancePath:s+"/languages/"+i+"/\
allowed",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),n++}let l=o.length;for(let c=0;c<
l;c++){let k=o[c];if(typeof k!="string"){let w={instancePath:s+"/languages/"+i+"/allowed/"+c,keyword:"\
type",params:{type:"string"}};e===null?e=[w]:e.push(w),n++}if(!(k==="prices"||k==="testimonials")){let w={
instancePath:s+"/languages/"+i+"/allowed/"+c,keyword:"enum",params:{allowedValues:er.properties.allowed.
items.enum}};e===null?e=[w]:e.push(w),n++}}let f=o.length,g;if(f>1){let c={};for(;f--;){let k=o[f];if(typeof k==
"string"){if(typeof c[k]=="number"){g=c[k];let w={instancePath:s+"/languages/"+i+"/allowed",keyword:"\
uniqueItems",params:{i:f,j:g}};e===null?e=[w]:e.push(w),n++;break}c[k]=f}}}}else{let l={instancePath:s+
"/languages/"+i+"/allowed",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),n++}}if(a.
origin!==void 0){let o=a.origin;if(typeof o=="string"){if(!me.test(o)){let l={instancePath:s+"/langu\
ages/"+i+"/origin",keyword:"pattern",params:{pattern:"^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0\
-9]([a-z0-9-]*[a-z0-9])?)+$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/languages/"+
i+"/origin",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+
"/languages/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/languages",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.country!==void 0){
let r=p.country;if(typeof r!="string"){let t={instancePath:s+"/country",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}if(!(r==="TR"||r==="DE"||r==="AT"||r==="CH"||r==="NL"||r==="B\
E"||r==="FR"||r==="GB")){let t={instancePath:s+"/country",keyword:"enum",params:{allowedValues:Ke.properties.
country.enum}};e===null?e=[t]:e.push(t),n++}}if(p.timeZone!==void 0){let r=p.timeZone;if(!A(this.country,
"timeZone",r)){let t={instancePath:s+"/timeZone",keyword:"country",params:{}};e===null?e=[t]:e.push(
t),n++}if(typeof r=="string"){if(!tr.test(r)){let t={instancePath:s+"/timeZone",keyword:"pattern",params:{
pattern:"^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+
"/timeZone",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.currency!==void 0){
let r=p.currency;if(!A(this.country,"currency",r)){let t={instancePath:s+"/currency",keyword:"countr\
y",params:{}};e===null?e=[t]:e.push(t),n++}if(typeof r=="string"){if(!sr.test(r)){let t={instancePath:s+
"/currency",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"}};e===null?e=[t]:e.push(t),n++}}else{let t={
instancePath:s+"/currency",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.
currencySign!==void 0){let r=p.currencySign;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+
"/currencySign",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+
"/currencySign",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.directions!==
void 0){let r=p.directions;if(Array.isArray(r)){if(r.length<1){let o={instancePath:s+"/directions",keyword:"\
minItems",params:{limit:1}};e===null?e=[o]:e.push(o),n++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(typeof l!="string"){let f={instancePath:s+"/directions/"+o,keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),n++}if(!(l==="google"||l==="apple"||l==="yandex"||l==="openstreetmap")){let f={
instancePath:s+"/directions/"+o,keyword:"enum",params:{allowedValues:rr.enum}};e===null?e=[f]:e.push(
f),n++}}let i=r.length,a;if(i>1){e:for(;i--;)for(a=i;a--;)if(ce(r[i],r[a])){let o={instancePath:s+"/\
directions",keyword:"uniqueItems",params:{i,j:a}};e===null?e=[o]:e.push(o),n++;break e}}}else{let t={
instancePath:s+"/directions",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return je.
errors=e,n===0}var jr=ze;function ze(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"r\
equired",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.statistics===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"statistics"}};e===null?e=[r]:e.push(
r),n++}for(let r in p)if(!(r==="$schema"||r==="statistics")){let t={instancePath:s,keyword:"addition\
alProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!==
"./schemas/statistics.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"\
./schemas/statistics.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.statistics!==void 0){let r=p.statistics;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.id===void 0){let o={instancePath:s+"/statistics/"+i,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[o]:e.push(o),n++}if(a.label===void 0){let o={instancePath:s+"/statistics/"+i,keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),n++}if(a.target===void 0){let o={
instancePath:s+"/statistics/"+i,keyword:"required",params:{missingProperty:"target"}};e===null?e=[o]:
e.push(o),n++}for(let o in a)if(!(o==="id"||o==="label"||o==="target")){let l={instancePath:s+"/stat\
istics/"+i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}
if(a.id!==void 0){let o=a.id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/statistic\
s/"+i+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),
n++}}else{let l={instancePath:s+"/statistics/"+i+"/id",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),n++}}if(a.label!==void 0){let o=a.label;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+
"/statistics/"+i+"/label",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={
instancePath:s+"/statistics/"+i+"/label",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),n++}}if(a.target!==void 0){let o=a.target;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let l={instancePath:s+"/statistics/"+i+"/target",keyword:"type",params:{type:"integer"}};e===null?e=
[l]:e.push(l),n++}if(typeof o=="number"&&isFinite(o)){if(o>1e7||isNaN(o)){let l={instancePath:s+"/st\
atistics/"+i+"/target",keyword:"maximum",params:{comparison:"<=",limit:1e7}};e===null?e=[l]:e.push(l),
n++}if(o<1||isNaN(o)){let l={instancePath:s+"/statistics/"+i+"/target",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[l]:e.push(l),n++}}}}else{let o={instancePath:s+"/statistics/"+i,keyword:"t\
ype",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/statistics",
keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return ze.errors=e,n===0}var zr=ve;function ve(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"r\
equired",params:{missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.source===void 0){let r={
instancePath:s,keyword:"required",params:{missingProperty:"source"}};e===null?e=[r]:e.push(r),n++}if(p.
testimonials===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"testimonial\
s"}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="$schema"||r==="source"||r==="testimonials")){
let t={instancePath:s,keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.
push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/testimonials.schema.json"){let r={instancePath:s+
"/$schema",keyword:"const",params:{allowedValue:"./schemas/testimonials.schema.json"}};e===null?e=[r]:
e.push(r),n++}if(p.source!==void 0){let r=p.source;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
name===void 0){let t={instancePath:s+"/source",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[t]:e.push(t),n++}if(r.logo===void 0){let t={instancePath:s+"/source",keyword:"required",params:{
missingProperty:"logo"}};e===null?e=[t]:e.push(t),n++}for(let t in r)if(!(t==="name"||t==="logo")){let i={
instancePath:s+"/source",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:
e.push(i),n++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+
"/source/name",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/source/name",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.logo!==void 0){
let t=r.logo;if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+"/source/logo",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/source/logo",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+"/source",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),n++}}if(p.testimonials!==void 0){let r=p.testimonials;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.id===void 0){let o={instancePath:s+"/testimonials/"+i,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[o]:e.push(o),n++}if(a.name===void 0){let o={instancePath:s+"/testimonials/"+i,keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),n++}if(a.avatar===void 0){let o={
instancePath:s+"/testimonials/"+i,keyword:"required",params:{missingProperty:"avatar"}};e===null?e=[
o]:e.push(o),n++}if(a.date===void 0){let o={instancePath:s+"/testimonials/"+i,keyword:"required",params:{
missingProperty:"date"}};e===null?e=[o]:e.push(o),n++}if(a.rating===void 0){let o={instancePath:s+"/\
testimonials/"+i,keyword:"required",params:{missingProperty:"rating"}};e===null?e=[o]:e.push(o),n++}
if(a.text===void 0){let o={instancePath:s+"/testimonials/"+i,keyword:"required",params:{missingProperty:"\
text"}};e===null?e=[o]:e.push(o),n++}for(let o in a)if(!(o==="id"||o==="sample"||o==="name"||o==="av\
atar"||o==="date"||o==="rating"||o==="text")){let l={instancePath:s+"/testimonials/"+i,keyword:"addi\
tionalProperties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.id!==void 0){let o=a.
id;if(typeof o=="string"){if(!h.test(o)){let l={instancePath:s+"/testimonials/"+i+"/id",keyword:"pat\
tern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+
"/testimonials/"+i+"/id",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.sample!==
void 0&&typeof a.sample!="boolean"){let o={instancePath:s+"/testimonials/"+i+"/sample",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),n++}if(a.name!==void 0){let o=a.name;if(typeof o==
"string"){if(d(o)<1){let l={instancePath:s+"/testimonials/"+i+"/name",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/testimonials/"+i+"/name",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.avatar!==void 0){let o=a.avatar;if(typeof o=="str\
ing"){if(d(o)<1){let l={instancePath:s+"/testimonials/"+i+"/avatar",keyword:"minLength",params:{limit:1}};
e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/testimonials/"+i+"/avatar",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.date!==void 0){let o=a.date;if(typeof o==
"string"){if(!P.validate(o)){let l={instancePath:s+"/testimonials/"+i+"/date",keyword:"format",params:{
format:"date"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/testimonials/"+i+"/date",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.rating!==void 0){let o=a.rating;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:s+"/testimonials/"+i+"\
/rating",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),n++}if(typeof o=="number"&&
isFinite(o)){if(o>5||isNaN(o)){let l={instancePath:s+"/testimonials/"+i+"/rating",keyword:"maximum",
params:{comparison:"<=",limit:5}};e===null?e=[l]:e.push(l),n++}if(o<1||isNaN(o)){let l={instancePath:s+
"/testimonials/"+i+"/rating",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[l]:e.push(
l),n++}}}if(a.text!==void 0){let o=a.text;if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/\
testimonials/"+i+"/text",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={
instancePath:s+"/testimonials/"+i+"/text",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),n++}}}else{let o={instancePath:s+"/testimonials/"+i,keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/testimonials",keyword:"type",params:{type:"array"}};
e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),n++}return ve.errors=e,n===0}var vr=xe,Q={type:"object",additionalProperties:!1,
required:["$schema","colours","fonts","logo"],properties:{$schema:{const:"./schemas/theme.schema.jso\
n"},colours:{type:"object",additionalProperties:!1,required:["paper","surface","warm","soft","tint",
"shade","primary","primaryLight","deep","ink","inkQuiet","inkAccent","accent","ornament","wallLight",
"wallDark"],properties:{paper:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},surface:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},warm:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},soft:{type:"string",pattern:"^#\
[0-9A-Fa-f]{6}$"},tint:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},shade:{type:"string",pattern:"^#[\
0-9A-Fa-f]{6}$"},primary:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},primaryLight:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},deep:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},ink:{type:"string",pattern:"^#[\
0-9A-Fa-f]{6}$"},inkQuiet:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},inkAccent:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},accent:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},ornament:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"},wallLight:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},wallDark:{type:"string",pattern:"\
^#[0-9A-Fa-f]{6}$"}}},fonts:{type:"object",additionalProperties:!1,required:["display","text"],properties:{
display:{type:"object",additionalProperties:!1,required:["family","file","weights","fallback"],properties:{
family:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"},file:{type:"string",minLength:1},weights:{
type:"string",pattern:"^[1-9]00( [1-9]00)?$"},fallback:{type:"string",enum:["serif","sans-serif"]}}},
text:{type:"object",additionalProperties:!1,required:["family","file","weights","fallback"],properties:{
family:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"},file:{type:"string",minLength:1},weights:{
type:"string",pattern:"^[1-9]00( [1-9]00)?$"},fallback:{type:"string",enum:["serif","sans-serif"]}}}}},
logo:{type:"object",additionalProperties:!1,required:["onLight","onDark"],properties:{onLight:{type:"\
string",minLength:1},onDark:{type:"string",minLength:1}}}}},b=new RegExp("^#[0-9A-Fa-f]{6}$","u"),ae=new RegExp(
"^[A-Za-z0-9][A-Za-z0-9 -]*$","u"),fe=new RegExp("^[1-9]00( [1-9]00)?$","u");function xe(p,{instancePath:s="",
parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
$schema"}};e===null?e=[r]:e.push(r),n++}if(p.colours===void 0){let r={instancePath:s,keyword:"requir\
ed",params:{missingProperty:"colours"}};e===null?e=[r]:e.push(r),n++}if(p.fonts===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"fonts"}};e===null?e=[r]:e.push(r),n++}if(p.logo===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"logo"}};e===null?e=[r]:e.push(r),n++}
for(let r in p)if(!(r==="$schema"||r==="colours"||r==="fonts"||r==="logo")){let t={instancePath:s,keyword:"\
additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&
p.$schema!=="./schemas/theme.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{
allowedValue:"./schemas/theme.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.colours!==void 0){let r=p.
colours;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.paper===void 0){let t={instancePath:s+"/co\
lours",keyword:"required",params:{missingProperty:"paper"}};e===null?e=[t]:e.push(t),n++}if(r.surface===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"surface"}};e===
null?e=[t]:e.push(t),n++}if(r.warm===void 0){let t={instancePath:s+"/colours",keyword:"required",params:{
missingProperty:"warm"}};e===null?e=[t]:e.push(t),n++}if(r.soft===void 0){let t={instancePath:s+"/co\
lours",keyword:"required",params:{missingProperty:"soft"}};e===null?e=[t]:e.push(t),n++}if(r.tint===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"tint"}};e===null?
e=[t]:e.push(t),n++}if(r.shade===void 0){let t={instancePath:s+"/colours",keyword:"required",params:{
missingProperty:"shade"}};e===null?e=[t]:e.push(t),n++}if(r.primary===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"primary"}};e===null?e=[t]:e.push(t),n++}if(r.
primaryLight===void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"\
primaryLight"}};e===null?e=[t]:e.push(t),n++}if(r.deep===void 0){let t={instancePath:s+"/colours",keyword:"\
required",params:{missingProperty:"deep"}};e===null?e=[t]:e.push(t),n++}if(r.ink===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"ink"}};e===null?e=[t]:e.push(t),n++}if(r.inkQuiet===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"inkQuiet"}};e===
null?e=[t]:e.push(t),n++}if(r.inkAccent===void 0){let t={instancePath:s+"/colours",keyword:"required",
params:{missingProperty:"inkAccent"}};e===null?e=[t]:e.push(t),n++}if(r.accent===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"accent"}};e===null?e=[t]:e.push(t),n++}if(r.ornament===
void 0){let t={instancePath:s+"/colours",keyword:"required",params:{missingProperty:"ornament"}};e===
null?e=[t]:e.push(t),n++}if(r.wallLight===void 0){let t={instancePath:s+"/colours",keyword:"required",
params:{missingProperty:"wallLight"}};e===null?e=[t]:e.push(t),n++}if(r.wallDark===void 0){let t={instancePath:s+
"/colours",keyword:"required",params:{missingProperty:"wallDark"}};e===null?e=[t]:e.push(t),n++}for(let t in r)
if(!R.call(Q.properties.colours.properties,t)){let i={instancePath:s+"/colours",keyword:"additionalP\
roperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}if(r.paper!==void 0){let t=r.
paper;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/paper",keyword:"pattern",
params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/col\
ours/paper",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.surface!==void 0){
let t=r.surface;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/surface",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/colours/surface",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.warm!==
void 0){let t=r.warm;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/warm",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/colours/warm",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.soft!==void 0){
let t=r.soft;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/soft",keyword:"pa\
ttern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/colours/soft",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.tint!==void 0){
let t=r.tint;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/tint",keyword:"pa\
ttern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/colours/tint",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.shade!==void 0){
let t=r.shade;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/shade",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/colours/shade",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.primary!==
void 0){let t=r.primary;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/primar\
y",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={
instancePath:s+"/colours/primary",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}
if(r.primaryLight!==void 0){let t=r.primaryLight;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+
"/colours/primaryLight",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(
i),n++}}else{let i={instancePath:s+"/colours/primaryLight",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),n++}}if(r.deep!==void 0){let t=r.deep;if(typeof t=="string"){if(!b.test(t)){let i={
instancePath:s+"/colours/deep",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:
e.push(i),n++}}else{let i={instancePath:s+"/colours/deep",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),n++}}if(r.ink!==void 0){let t=r.ink;if(typeof t=="string"){if(!b.test(t)){let i={
instancePath:s+"/colours/ink",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:
e.push(i),n++}}else{let i={instancePath:s+"/colours/ink",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),n++}}if(r.inkQuiet!==void 0){let t=r.inkQuiet;if(typeof t=="string"){if(!b.test(
t)){let i={instancePath:s+"/colours/inkQuiet",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};
e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/colours/inkQuiet",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.inkAccent!==void 0){let t=r.inkAccent;if(typeof t==
"string"){if(!b.test(t)){let i={instancePath:s+"/colours/inkAccent",keyword:"pattern",params:{pattern:"\
^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/colours/inkAccent",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.accent!==void 0){let t=r.accent;if(typeof t==
"string"){if(!b.test(t)){let i={instancePath:s+"/colours/accent",keyword:"pattern",params:{pattern:"\
^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/colours/accent",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.ornament!==void 0){let t=r.ornament;
if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/ornament",keyword:"pattern",params:{
pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/colours/orn\
ament",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.wallLight!==void 0){
let t=r.wallLight;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/wallLight",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+
"/colours/wallLight",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.wallDark!==
void 0){let t=r.wallDark;if(typeof t=="string"){if(!b.test(t)){let i={instancePath:s+"/colours/wallD\
ark",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[i]:e.push(i),n++}}else{let i={
instancePath:s+"/colours/wallDark",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}}else{
let t={instancePath:s+"/colours",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),n++}}
if(p.fonts!==void 0){let r=p.fonts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.display===void 0){
let t={instancePath:s+"/fonts",keyword:"required",params:{missingProperty:"display"}};e===null?e=[t]:
e.push(t),n++}if(r.text===void 0){let t={instancePath:s+"/fonts",keyword:"required",params:{missingProperty:"\
text"}};e===null?e=[t]:e.push(t),n++}for(let t in r)if(!(t==="display"||t==="text")){let i={instancePath:s+
"/fonts",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}
if(r.display!==void 0){let t=r.display;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.family===void 0){
let i={instancePath:s+"/fonts/display",keyword:"required",params:{missingProperty:"family"}};e===null?
e=[i]:e.push(i),n++}if(t.file===void 0){let i={instancePath:s+"/fonts/display",keyword:"required",params:{
missingProperty:"file"}};e===null?e=[i]:e.push(i),n++}if(t.weights===void 0){let i={instancePath:s+"\
/fonts/display",keyword:"required",params:{missingProperty:"weights"}};e===null?e=[i]:e.push(i),n++}
if(t.fallback===void 0){let i={instancePath:s+"/fonts/display",keyword:"required",params:{missingProperty:"\
fallback"}};e===null?e=[i]:e.push(i),n++}for(let i in t)if(!(i==="family"||i==="file"||i==="weights"||
i==="fallback")){let a={instancePath:s+"/fonts/display",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[a]:e.push(a),n++}if(t.family!==void 0){let i=t.family;if(typeof i=="string"){if(!ae.test(
i)){let a={instancePath:s+"/fonts/display/family",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-\
Za-z0-9 -]*$"}};e===null?e=[a]:e.push(a),n++}}else{let a={instancePath:s+"/fonts/display/family",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),n++}}if(t.file!==void 0){let i=t.file;if(typeof i==
"string"){if(d(i)<1){let a={instancePath:s+"/fonts/display/file",keyword:"minLength",params:{limit:1}};
e===null?e=[a]:e.push(a),n++}}else{let a={instancePath:s+"/fonts/display/file",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),n++}}if(t.weights!==void 0){let i=t.weights;if(typeof i=="s\
tring"){if(!fe.test(i)){let a={instancePath:s+"/fonts/display/weights",keyword:"pattern",params:{pattern:"\
^[1-9]00( [1-9]00)?$"}};e===null?e=[a]:e.push(a),n++}}else{let a={instancePath:s+"/fonts/display/wei\
ghts",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),n++}}if(t.fallback!==void 0){let i=t.
fallback;if(typeof i!="string"){let a={instancePath:s+"/fonts/display/fallback",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),n++}if(!(i==="serif"||i==="sans-serif")){let a={instancePath:s+
"/fonts/display/fallback",keyword:"enum",params:{allowedValues:Q.properties.fonts.properties.display.
properties.fallback.enum}};e===null?e=[a]:e.push(a),n++}}}else{let i={instancePath:s+"/fonts/display",
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),n++}}if(r.text!==void 0){let t=r.text;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.family===void 0){let i={instancePath:s+"/fonts/tex\
t",keyword:"required",params:{missingProperty:"family"}};e===null?e=[i]:e.push(i),n++}if(t.file===void 0){
let i={instancePath:s+"/fonts/text",keyword:"required",params:{missingProperty:"file"}};e===null?e=[
i]:e.push(i),n++}if(t.weights===void 0){let i={instancePath:s+"/fonts/text",keyword:"required",params:{
missingProperty:"weights"}};e===null?e=[i]:e.push(i),n++}if(t.fallback===void 0){let i={instancePath:s+
"/fonts/text",keyword:"required",params:{missingProperty:"fallback"}};e===null?e=[i]:e.push(i),n++}for(let i in t)
if(!(i==="family"||i==="file"||i==="weights"||i==="fallback")){let a={instancePath:s+"/fonts/text",keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[a]:e.push(a),n++}if(t.family!==void 0){
let i=t.family;if(typeof i=="string"){if(!ae.test(i)){let a={instancePath:s+"/fonts/text/family",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"}};e===null?e=[a]:e.push(a),n++}}else{let a={instancePath:s+
"/fonts/text/family",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),n++}}if(t.file!==
void 0){let i=t.file;if(typeof i=="string"){if(d(i)<1){let a={instancePath:s+"/fonts/text/file",keyword:"\
minLength",params:{limit:1}};e===null?e=[a]:e.push(a),n++}}else{let a={instancePath:s+"/fonts/text/f\
ile",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),n++}}if(t.weights!==void 0){let i=t.
weights;if(typeof i=="string"){if(!fe.test(i)){let a={instancePath:s+"/fonts/text/weights",keyword:"\
pattern",params:{pattern:"^[1-9]00( [1-9]00)?$"}};e===null?e=[a]:e.push(a),n++}}else{let a={instancePath:s+
"/fonts/text/weights",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),n++}}if(t.fallback!==
void 0){let i=t.fallback;if(typeof i!="string"){let a={instancePath:s+"/fonts/text/fallback",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),n++}if(!(i==="serif"||i==="sans-serif")){let a={
instancePath:s+"/fonts/text/fallback",keyword:"enum",params:{allowedValues:Q.properties.fonts.properties.
text.properties.fallback.enum}};e===null?e=[a]:e.push(a),n++}}}else{let i={instancePath:s+"/fonts/te\
xt",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+
"/fonts",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),n++}}if(p.logo!==void 0){let r=p.
logo;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.onLight===void 0){let t={instancePath:s+"/log\
o",keyword:"required",params:{missingProperty:"onLight"}};e===null?e=[t]:e.push(t),n++}if(r.onDark===
void 0){let t={instancePath:s+"/logo",keyword:"required",params:{missingProperty:"onDark"}};e===null?
e=[t]:e.push(t),n++}for(let t in r)if(!(t==="onLight"||t==="onDark")){let i={instancePath:s+"/logo",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[i]:e.push(i),n++}if(r.onLight!==
void 0){let t=r.onLight;if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+"/logo/onLight",keyword:"\
minLength",params:{limit:1}};e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/logo/onLight",
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),n++}}if(r.onDark!==void 0){let t=r.onDark;
if(typeof t=="string"){if(d(t)<1){let i={instancePath:s+"/logo/onDark",keyword:"minLength",params:{limit:1}};
e===null?e=[i]:e.push(i),n++}}else{let i={instancePath:s+"/logo/onDark",keyword:"type",params:{type:"\
string"}};e===null?e=[i]:e.push(i),n++}}}else{let t={instancePath:s+"/logo",keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,keyword:"type",params:{type:"obj\
ect"}};e===null?e=[r]:e.push(r),n++}return xe.errors=e,n===0}var xr=Ie;var ir={type:"object",additionalProperties:!1,required:["id","service","intro","parts"],dependencies:{
photo:["photoAlt"],photoAlt:["photo"]},properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)\
*$"},service:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},intro:{type:"string",minLength:1},photo:{
type:"string",minLength:1},photoAlt:{type:"string",minLength:1},bodyLocation:{type:"string",minLength:1},
parts:{type:"array",minItems:1,items:{$ref:"#/definitions/treatmentPart"}},prices:{type:"array",minItems:1,
items:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},uniqueItems:!0},doctors:{type:"array",minItems:1,
items:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},uniqueItems:!0},questions:{type:"string",pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}}},nr={type:"object",additionalProperties:!1,dependencies:{photo:["photoAl\
t"],photoAlt:["photo"]},minProperties:1,properties:{topic:{type:"string",enum:["preparation","proced\
ure","followup"]},title:{type:"string",minLength:1},text:{type:"array",minItems:1,items:{type:"strin\
g",minLength:1}},list:{type:"array",minItems:1,items:{type:"string",minLength:1}},steps:{type:"array",
minItems:1,items:{type:"string",minLength:1}},photo:{type:"string",minLength:1},photoAlt:{type:"stri\
ng",minLength:1},links:{type:"array",minItems:1,items:{$ref:"#/definitions/treatmentLink"}}}};function F(p,{instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){let r={instancePath:s,keyword:"mi\
nProperties",params:{limit:1}};e===null?e=[r]:e.push(r),n++}for(let r in p)if(!(r==="topic"||r==="ti\
tle"||r==="text"||r==="list"||r==="steps"||r==="photo"||r==="photoAlt"||r==="links")){let t={instancePath:s,
keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.photo!==
void 0&&p.photoAlt===void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photo",missingProperty:"\
photoAlt",depsCount:1,deps:"photoAlt"}};e===null?e=[r]:e.push(r),n++}if(p.photoAlt!==void 0&&p.photo===
void 0){let r={instancePath:s,keyword:"dependencies",params:{property:"photoAlt",missingProperty:"ph\
oto",depsCount:1,deps:"photo"}};e===null?e=[r]:e.push(r),n++}if(p.topic!==void 0){let r=p.topic;if(typeof r!=
"string"){let t={instancePath:s+"/topic",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),n++}if(!(r==="preparation"||r==="procedure"||r==="followup")){let t={instancePath:s+"/topic",keyword:"\
enum",params:{allowedValues:nr.properties.topic.enum}};e===null?e=[t]:e.push(t),n++}}if(p.title!==void 0){
let r=p.title;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/title",keyword:"minLength",params:{
limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/title",keyword:"type",params:{type:"\
string"}};e===null?e=[t]:e.push(t),n++}}if(p.text!==void 0){let r=p.text;if(Array.isArray(r)){if(r.length<
1){let i={instancePath:s+"/text",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.
length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/tex\
t/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+
"/text/"+i,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/text",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.list!==void 0){let r=p.
list;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/list",keyword:"minItems",params:{limit:1}};
e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){let a=r[i];if(typeof a=="string"){if(d(
a)<1){let o={instancePath:s+"/list/"+i,keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),
n++}}else{let o={instancePath:s+"/list/"+i,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),n++}}}else{let t={instancePath:s+"/list",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(
t),n++}}if(p.steps!==void 0){let r=p.steps;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+
"/steps",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++){let a=r[i];if(typeof a=="string"){if(d(a)<1){let o={instancePath:s+"/steps/"+i,keyword:"minLe\
ngth",params:{limit:1}};e===null?e=[o]:e.push(o),n++}}else{let o={instancePath:s+"/steps/"+i,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+"/steps",keyword:"\
type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.photo!==void 0){let r=p.photo;if(typeof r==
"string"){if(d(r)<1){let t={instancePath:s+"/photo",keyword:"minLength",params:{limit:1}};e===null?e=
[t]:e.push(t),n++}}else{let t={instancePath:s+"/photo",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),n++}}if(p.photoAlt!==void 0){let r=p.photoAlt;if(typeof r=="string"){if(d(r)<1){let t={
instancePath:s+"/photoAlt",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{
let t={instancePath:s+"/photoAlt",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}
if(p.links!==void 0){let r=p.links;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/links",
keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<t;i++){
let a=r[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.label===void 0){let o={instancePath:s+"\
/links/"+i,keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),n++}for(let o in a)
if(!(o==="label"||o==="page"||o==="url")){let l={instancePath:s+"/links/"+i,keyword:"additionalPrope\
rties",params:{additionalProperty:o}};e===null?e=[l]:e.push(l),n++}if(a.label!==void 0){let o=a.label;
if(typeof o=="string"){if(d(o)<1){let l={instancePath:s+"/links/"+i+"/label",keyword:"minLength",params:{
limit:1}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/links/"+i+"/label",keyword:"typ\
e",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.page!==void 0){let o=a.page;if(typeof o==
"string"){if(!h.test(o)){let l={instancePath:s+"/links/"+i+"/page",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/links/"+i+"/p\
age",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}if(a.url!==void 0){let o=a.
url;if(typeof o=="string"){if(!Z.test(o)){let l={instancePath:s+"/links/"+i+"/url",keyword:"pattern",
params:{pattern:'^https://[^\\s"<>]+$'}};e===null?e=[l]:e.push(l),n++}}else{let l={instancePath:s+"/\
links/"+i+"/url",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),n++}}}else{let o={instancePath:s+
"/links/"+i,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),n++}}}else{let t={instancePath:s+
"/links",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return F.errors=e,n===0}function N(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let r={instancePath:s,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),n++}if(p.service===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"service"}};e===null?e=[r]:e.push(r),n++}if(p.intro===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"intro"}};e===null?e=[r]:e.push(r),n++}if(p.parts===void 0){
let r={instancePath:s,keyword:"required",params:{missingProperty:"parts"}};e===null?e=[r]:e.push(r),
n++}for(let r in p)if(!R.call(ir.properties,r)){let t={instancePath:s,keyword:"additionalProperties",
params:{additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.photo!==void 0&&p.photoAlt===void 0){
let r={instancePath:s,keyword:"dependencies",params:{property:"photo",missingProperty:"photoAlt",depsCount:1,
deps:"photoAlt"}};e===null?e=[r]:e.push(r),n++}if(p.photoAlt!==void 0&&p.photo===void 0){let r={instancePath:s,
keyword:"dependencies",params:{property:"photoAlt",missingProperty:"photo",depsCount:1,deps:"photo"}};
e===null?e=[r]:e.push(r),n++}if(p.id!==void 0){let r=p.id;if(typeof r=="string"){if(!h.test(r)){let t={
instancePath:s+"/id",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.
push(t),n++}}else{let t={instancePath:s+"/id",keyword:"type",params:{type:"string"}};e===null?e=[t]:
e.push(t),n++}}if(p.service!==void 0){let r=p.service;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+
"/service",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{
let t={instancePath:s+"/service",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}
if(p.intro!==void 0){let r=p.intro;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/intro",
keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/int\
ro",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}if(p.photo!==void 0){let r=p.
photo;if(typeof r=="string"){if(d(r)<1){let t={instancePath:s+"/photo",keyword:"minLength",params:{limit:1}};
e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+"/photo",keyword:"type",params:{type:"strin\
g"}};e===null?e=[t]:e.push(t),n++}}if(p.photoAlt!==void 0){let r=p.photoAlt;if(typeof r=="string"){if(d(
r)<1){let t={instancePath:s+"/photoAlt",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(
t),n++}}else{let t={instancePath:s+"/photoAlt",keyword:"type",params:{type:"string"}};e===null?e=[t]:
e.push(t),n++}}if(p.bodyLocation!==void 0){let r=p.bodyLocation;if(typeof r=="string"){if(d(r)<1){let t={
instancePath:s+"/bodyLocation",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),n++}}else{
let t={instancePath:s+"/bodyLocation",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
n++}}if(p.parts!==void 0){let r=p.parts;if(Array.isArray(r)){if(r.length<1){let i={instancePath:s+"/\
parts",keyword:"minItems",params:{limit:1}};e===null?e=[i]:e.push(i),n++}let t=r.length;for(let i=0;i<
t;i++)F.call(this,r[i],{instancePath:s+"/parts/"+i,parentData:r,parentDataProperty:i,rootData:m})||(e=
e===null?F.errors:e.concat(F.errors),n=e.length)}else{let t={instancePath:s+"/parts",keyword:"type",
params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.prices!==void 0){let r=p.prices;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:s+"/prices",keyword:"minItems",params:{limit:1}};e===null?e=[
o]:e.push(o),n++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!h.test(l)){
let f={instancePath:s+"/prices/"+o,keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===
null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/prices/"+o,keyword:"type",params:{type:"strin\
g"}};e===null?e=[f]:e.push(f),n++}}let i=r.length,a;if(i>1){let o={};for(;i--;){let l=r[i];if(typeof l==
"string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/prices",keyword:"uniqueItems",params:{
i,j:a}};e===null?e=[f]:e.push(f),n++;break}o[l]=i}}}}else{let t={instancePath:s+"/prices",keyword:"t\
ype",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.doctors!==void 0){let r=p.doctors;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:s+"/doctors",keyword:"minItems",params:{limit:1}};e===
null?e=[o]:e.push(o),n++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!h.
test(l)){let f={instancePath:s+"/doctors/"+o,keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]\
+)*$"}};e===null?e=[f]:e.push(f),n++}}else{let f={instancePath:s+"/doctors/"+o,keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),n++}}let i=r.length,a;if(i>1){let o={};for(;i--;){let l=r[i];
if(typeof l=="string"){if(typeof o[l]=="number"){a=o[l];let f={instancePath:s+"/doctors",keyword:"un\
iqueItems",params:{i,j:a}};e===null?e=[f]:e.push(f),n++;break}o[l]=i}}}}else{let t={instancePath:s+"\
/doctors",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}if(p.questions!==void 0){
let r=p.questions;if(typeof r=="string"){if(!h.test(r)){let t={instancePath:s+"/questions",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[t]:e.push(t),n++}}else{let t={instancePath:s+
"/questions",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),n++}}}else{let r={instancePath:s,
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return N.errors=e,n===0}function Ie(p,{
instancePath:s="",parentData:y,parentDataProperty:u,rootData:m=p}={}){let e=null,n=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.$schema===void 0){let r={instancePath:s,keyword:"required",params:{
missingProperty:"$schema"}};e===null?e=[r]:e.push(r),n++}if(p.treatments===void 0){let r={instancePath:s,
keyword:"required",params:{missingProperty:"treatments"}};e===null?e=[r]:e.push(r),n++}for(let r in p)
if(!(r==="$schema"||r==="treatments")){let t={instancePath:s,keyword:"additionalProperties",params:{
additionalProperty:r}};e===null?e=[t]:e.push(t),n++}if(p.$schema!==void 0&&p.$schema!=="./schemas/tr\
eatments.schema.json"){let r={instancePath:s+"/$schema",keyword:"const",params:{allowedValue:"./sche\
mas/treatments.schema.json"}};e===null?e=[r]:e.push(r),n++}if(p.treatments!==void 0){let r=p.treatments;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)N.call(this,r[i],{instancePath:s+"/treatment\
s/"+i,parentData:r,parentDataProperty:i,rootData:m})||(e=e===null?N.errors:e.concat(N.errors),n=e.length)}else{
let t={instancePath:s+"/treatments",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),n++}}}else{
let r={instancePath:s,keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),n++}return Ie.
errors=e,n===0}export{ur as about,yr as appointment,mr as calls,cr as clinic,hr as doctors,gr as galleries,wr as hero,
kr as pages,br as prices,$r as privacy,qr as prose,Ar as questions,Pr as services,Lr as site,jr as statistics,
zr as testimonials,vr as theme,xr as treatments};
