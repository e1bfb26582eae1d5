import './index.css';
import './letters.pa.css';
